"""What the browser suite is made of: the built site, its predictions, browsers, and the comparison."""
