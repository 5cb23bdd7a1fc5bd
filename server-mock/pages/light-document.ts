import { hashSource } from './inline-styles.ts';

/** The text of a small file of the built app by its address; null where there is none, as in development. */
export type TextOf = (address: string) => string | null;

/** The parts of a document that come without a request of their own. */
export interface LightDocument {
  readonly html: string;
  /** To be added to `style-src` and `script-src`. */
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
}

const styleLink = /<link rel="stylesheet"([^>]*?) href="([^"]+)"([^>]*)>/g;
const styleElement = /<style>([^<]*)<\/style>/g;
const smallScript = /<script src="([^"]+)"><\/script>/g;
const preload = /<link rel="modulepreload"/g;
const start = /<script type="module"([^>]*?) src="([^"]+)"><\/script>/;

/**
 * Makes a page of the server show itself after one answer (docs/decisions/0013): its style sheets and its first script
 * stand in it, and the app's code waits (public/theme.js) until letters and first pictures are there. The links to style
 * sheets stay for lazy parts, which look whether their styles are there; a browser would fetch even one switched off.
 */
export function lighten(document: string, textOf: TextOf): LightDocument {
  const scriptHashes: string[] = [];
  const sheets: string[] = [];
  let html = document
    .replace(smallScript, (whole, address: string) => {
      const text = textOf(address);
      if (text === null || /<\/script|<!--/i.test(text)) return whole;
      scriptHashes.push(hashSource(text));
      return `<script>${text}</script>`;
    })
    .replace(styleLink, (whole, before: string, address: string, after: string) => {
      const text = textOf(address);
      if (text === null || /<\/style|<!--/i.test(text)) return whole;
      sheets.push(text.trim());
      return `<link rel="inside" disabled${before} href="${address}"${after}>`;
    });
  // What the page brought itself comes last, as it did after the links.
  html = html.replace(styleElement, (_whole, text: string) => {
    sheets.push(text);
    return '';
  });
  const css = sheets.join('\n');
  if (css !== '') html = html.replace('</head>', () => `<style>${css}</style></head>`);
  html = html
    .replace(preload, '<link rel="later"')
    .replace(
      start,
      (_whole, more: string, address: string) => `<link rel="later" data-start${more} href="${address}">`,
    );
  return { html, styleHashes: css === '' ? [] : [hashSource(css)], scriptHashes };
}
