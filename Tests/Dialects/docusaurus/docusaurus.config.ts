import type {Config} from '@docusaurus/types';

const config: Config = {
  title: 'A Docusaurus site',
  tagline: 'Documents and a blog',
  url: 'https://example.org',
  baseUrl: '/',
  i18n: {defaultLocale: 'en', locales: ['en', 'fr']},
  presets: [['classic', {docs: {sidebarPath: './sidebars.ts'}, blog: {routeBasePath: 'news'}}]],
};

export default config;
