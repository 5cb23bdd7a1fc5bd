import type { Locale } from '../messages.ts';
import type { Entry, PageFiles, RenderedPage } from './built-app.ts';
import { escapeHtml, scriptJson } from './escape.ts';
import { headOf } from './head.ts';
import { hashSource, liftStyles } from './inline-styles.ts';

export interface DocumentParts {
  readonly template: string;
  readonly page: RenderedPage;
  readonly files: PageFiles;
  readonly href: string;
  readonly locale: Locale;
  readonly renderedAt: number;
  readonly origin: string;
  readonly entry: Pick<Entry, 'inLocale' | 'windowTitle' | 'servedPageId'>;
  /** Whether style attributes must become a style element. */
  readonly isStrict: boolean;
}

export interface PageDocument {
  readonly html: string;
  /** To be added to `style-src`; null when the page has no styles of its own. */
  readonly styleHash: string | null;
}

// React puts the preload links of the first pictures before everything else.
const preloads = /^(?:<link rel="preload"[^>]*>)+/;

/** Writes a page into the shell: its head, its HTML, and the answers that it was made of. */
export function documentOf(parts: DocumentParts): PageDocument {
  const { page, locale, files, entry } = parts;
  const pictures = preloads.exec(page.body)?.[0] ?? '';
  const inner = page.body.slice(pictures.length);
  const { html: body, css } = parts.isStrict ? liftStyles(inner) : { html: inner, css: '' };
  const head = [
    headOf({ ...parts, ...entry, facts: page.facts, isHome: parts.href === '/' }),
    pictures,
  ].filter((line) => line !== '');
  // After the app's own style sheet, as the browser would add them.
  const last = [
    ...files.styles.map((file) => `<link rel="stylesheet" crossorigin href="${escapeHtml(file)}">`),
    ...files.scripts.map(
      (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${escapeHtml(file)}">`,
    ),
    ...(css === '' ? [] : [`<style>${css}</style>`]),
  ];
  const data = { href: parts.href, locale, renderedAt: parts.renderedAt, answers: page.answers };
  const html = parts.template
    .replace(/<html lang="[^"]*"/, `<html lang="${locale}"`)
    .replace(/\s*<title>[^<]*<\/title>/, '')
    .replace(/\s*<meta\s+name="description"[^>]*>/, '')
    // The page is there without its scripts: they wait for its styles, letters and pictures.
    .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
    // A function, since a text may hold what `replace` takes for a pattern.
    .replace(/(<meta name="viewport"[^>]*>)/, (viewport) => `${viewport}\n    ${head.join('\n    ')}`)
    .replace('</head>', () => `${last.join('')}</head>`)
    .replace(/\s*<noscript>[\s\S]*?<\/noscript>/, '')
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root">${body}</div>\n    <script type="application/json" id="${entry.servedPageId}">${scriptJson(data)}</script>`,
    );
  return { html, styleHash: css === '' ? null : hashSource(css) };
}
