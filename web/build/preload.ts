/** Tells the browser of the font before it has read the styles, so that it is there for the first paint. */
import type { Plugin } from 'vite';

export function preloadFont(part: string): Plugin {
  return {
    name: 'fullhouse-preload-font',
    transformIndexHtml: {
      order: 'post',
      handler(_html, context) {
        const file = Object.keys(context.bundle ?? {}).find((name) => name.includes(part));
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' };
        return file ? [{ tag: 'link', attrs, injectTo: 'head' }] : [];
      },
    },
  };
}
