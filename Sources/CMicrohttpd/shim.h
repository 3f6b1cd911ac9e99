#include <microhttpd.h>

// Paths stay as they were sent: whoever looks them up decodes them, and knows which bytes there were.
static size_t httpd_keep_escapes(void *context, struct MHD_Connection *connection, char *text) {
  (void)context;
  (void)connection;
  size_t length = 0;
  while (text[length] != 0) length++;
  return length;
}

// Starting a server takes its options as variable arguments, which Swift cannot call.
static inline struct MHD_Daemon *httpd_start(
    int socket, MHD_AccessHandlerCallback handle, MHD_RequestCompletedCallback completed, void *context,
    unsigned connections, unsigned timeout, size_t memory) {
  return MHD_start_daemon(
      MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL, handle, context,
      MHD_OPTION_LISTEN_SOCKET, (MHD_socket)socket,
      MHD_OPTION_NOTIFY_COMPLETED, completed, context,
      MHD_OPTION_UNESCAPE_CALLBACK, httpd_keep_escapes, NULL,
      MHD_OPTION_CONNECTION_LIMIT, connections,
      MHD_OPTION_CONNECTION_TIMEOUT, timeout,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, memory,
      MHD_OPTION_STRICT_FOR_CLIENT, 1,
      MHD_OPTION_EXTERNAL_LOGGER, NULL, NULL,
      MHD_OPTION_END);
}
