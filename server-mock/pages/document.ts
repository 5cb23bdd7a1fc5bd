import type { Locale } from '../messages.ts';
import type { Entry, PageFiles, RenderedPage } from './built-app.ts';
import { escapeHtml } from './escape.ts';
import { headOf } from './head.ts';
import { liftStyles } from './inline-styles.ts';
import { type LightDocument, lighten, type TextOf } from './light-document.ts';

export interface DocumentParts {
  readonly template: string;
  readonly page: RenderedPage;
  readonly files: PageFiles;
  readonly href: string;
  readonly locale: Locale;
  readonly origin: string;
  readonly entry: Pick<Entry, 'inLocale' | 'windowTitle'>;
  /** True if style attributes must be moved to a style element. */
  readonly isStrict: boolean;
  /** Reads files to inline in the page; null in development, where Vite's output remains unchanged. */
  readonly textOf: TextOf | null;
}

// React puts the preload links of the first images before the markup.
const preloads = /^(?:<link rel="preload"[^>]*>)+/;

/** Inserts a rendered page into the shell: its head, and its HTML with its data. */
export function documentOf(parts: DocumentParts): LightDocument {
  const { page, locale, files, entry } = parts;
  const pictures = preloads.exec(page.body)?.[0] ?? '';
  const inner = page.body.slice(pictures.length);
  const { html: body, css } = parts.isStrict ? liftStyles(inner) : { html: inner, css: '' };
  const head = [
    headOf({ ...parts, ...entry, facts: page.facts, isHome: parts.href === '/' }),
    pictures,
  ].filter((line) => line !== '');
  // After the app's own style sheet, in the same order as the browser would add them.
  const last = [
    ...files.styles.map((file) => `<link rel="stylesheet" crossorigin href="${escapeHtml(file)}">`),
    ...files.scripts.map((file) => `<link rel="modulepreload" crossorigin href="${escapeHtml(file)}">`),
    ...(css === '' ? [] : [`<style>${css}</style>`]),
  ];
  const shell = parts.template
    .replace(/<html lang="[^"]*"/, `<html lang="${locale}"`)
    .replace(/\s*<title>[^<]*<\/title>/, '')
    .replace(/\s*<meta\s+name="description"[^>]*>/, '')
    // A replacer function, because text may contain patterns such as `$&` that `replace` would expand.
    .replace(/(<meta name="viewport"[^>]*>)/, (viewport) => `${viewport}\n    ${head.join('\n    ')}`)
    .replace('</head>', () => `${last.join('')}</head>`)
    .replace(/\s*<noscript>[\s\S]*?<\/noscript>/, '');
  const light =
    parts.textOf === null ? { html: shell, styleHashes: [], scriptHashes: [] } : lighten(shell, parts.textOf);
  // Inserted last, so that the content of the page is never matched as a part of the shell.
  const html = light.html.replace('<div id="root"></div>', () => `<div id="root">${body}</div>`);
  return { ...light, html };
}
