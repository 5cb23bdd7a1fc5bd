import { hashSource } from './inline-styles.ts';

/** Returns the text of a small file of the built app by its path; null if there is none, as in development. */
export type TextOf = (address: string) => string | null;

/** A document with its inlined resources. */
export interface LightDocument {
  readonly html: string;
  /** Hashes to add to `style-src` and `script-src`. */
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
}

const styleLink = /<link rel="stylesheet"([^>]*?) href="([^"]+)"([^>]*)>/g;
const styleElement = /<style>([^<]*)<\/style>/g;
const smallScript = /<script src="([^"]+)"><\/script>/g;
const preload = /<link rel="modulepreload"/g;
const start = /<script type="module"([^>]*?) src="([^"]+)"><\/script>/;

/**
 * Makes a server-rendered page display after a single response (docs/decisions/0013-page-speed.md): its style sheets
 * and first script are inlined, and public/theme.js delays the app's code until fonts and first images are loaded.
 * The links to the style sheets remain with `rel="inside"`, because lazy chunks check whether their styles are
 * present, and a browser would fetch even a disabled style sheet.
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
  // The page's own styles come last, as they did after the links.
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
