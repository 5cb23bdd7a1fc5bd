import { createHash } from 'node:crypto';
import { exactConcat, exactCopy } from '../exact-copy.ts';
import type { Locale } from '../messages.ts';
import type { PageFiles, RenderedPage } from './built-app.ts';
import { liftStyles } from './lift-styles.ts';
import {
  attribute,
  type HtmlRewriter,
  rewriteHtml,
  type StartTag,
  startTag,
  withAttributes,
} from './rewrite-html.ts';

/** Returns the text of a small file of the built app by its path; null if there is none, as in development. */
type TextOf = (address: string) => string | null;

export interface ShellParts {
  /** The plain shell, built from index.html. */
  readonly template: string;
  readonly files: PageFiles;
  readonly locale: Locale;
  /** Reads files to inline in the page; null in development, where Vite's output remains unchanged. */
  readonly textOf: TextOf | null;
}

/**
 * The shell with the files of a route in one language: the same for all pages of the route. Encoded, because its style
 * sheets are up to three fifths of a page.
 */
export interface PageShell {
  /** The HTML before the head of the page, before its styles, before its content, and the rest, in UTF-8. */
  readonly parts: readonly [Buffer, Buffer, Buffer, Buffer];
  /** Sources for `style-src` and `script-src` that allow what was inlined. */
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
}

/** A page as it is sent. */
export interface PageDocument {
  /** In UTF-8, in memory of its own. */
  readonly html: Uint8Array<ArrayBuffer>;
  /** Sources for `style-src` and `script-src` that allow what was inlined. */
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
}

/** What was inlined into the page. */
interface Inlined {
  readonly sheets: string[];
  readonly scripts: string[];
}

/** Marks where the parts of a page go. No HTML contains this character. */
const slot = '\0';

/**
 * Prepares the shell for the pages of a route.
 *
 * A page displays after a single response (docs/decisions/0013-page-speed.md): its style sheets and first script
 * are inlined, and src/app/early delays the app's code until fonts and first images are loaded. The links to the
 * style sheets remain with `rel="inside"`, because lazy chunks check whether their styles are present, and a browser
 * would fetch even a disabled style sheet.
 */
export async function shellOf({ template, files, locale, textOf }: ShellParts): Promise<PageShell> {
  const inlined: Inlined = { sheets: [], scripts: [] };
  const html = await rewriteHtml(template, (rewriter) => {
    const add = (tag: StartTag) => addResource(rewriter, tag, textOf, inlined);
    const skip = skipElements(rewriter);
    rewriter.on('startTag', (tag, raw) => {
      if (skip.isInside()) return;
      const name = attribute(tag, 'name');
      if (tag.tagName === 'html') rewriter.emitStartTag(withAttributes(tag, { lang: locale }));
      // The page has its own title and description, and is readable without scripts.
      else if (tag.tagName === 'title' || tag.tagName === 'noscript') skip.begin(tag.tagName);
      else if (tag.tagName === 'meta' && name === 'description') return;
      else if (tag.tagName === 'meta' && name === 'viewport') rewriter.emitRaw(`${raw}${slot}`);
      else if (tag.tagName === 'div' && attribute(tag, 'id') === 'root') rewriter.emitRaw(`${raw}${slot}`);
      else if (!add(tag)) rewriter.emitRaw(raw);
      else if (isAppScript(tag)) skip.begin(tag.tagName);
    });
    rewriter.on('endTag', (tag, raw) => {
      if (skip.ends(tag.tagName)) return;
      if (tag.tagName === 'head') {
        // After the app's own style sheet, in the same order as the browser would add them.
        for (const tag of filesOf(files)) if (!add(tag)) rewriter.emitStartTag(tag);
        rewriter.emitRaw(slot);
      }
      rewriter.emitRaw(raw);
    });
  });
  const [start, head, styles, rest, ...more] = html.split(slot);
  if (
    start === undefined ||
    head === undefined ||
    styles === undefined ||
    rest === undefined ||
    more.length > 0
  )
    throw new Error('index.html needs one viewport, one head and one element "root".');
  const css = inlined.sheets.join('\n');
  return {
    parts: [encoded(start), encoded(head + styleElement(css)), encoded(styles), encoded(rest)],
    styleHashes: styleSources(css),
    scriptHashes: inlined.scripts.map(hashSource),
  };
}

/**
 * Inserts a rendered page into its shell: its head, and its HTML with its data. With `isStrict`, style attributes
 * move to a style element.
 */
export function documentOf(shell: PageShell, page: RenderedPage, isStrict: boolean): PageDocument {
  const content = liftStyles(page.body, isStrict);
  const [start, head, styles, rest] = shell.parts;
  return {
    // The page's own styles come after the style sheets.
    html: exactConcat([
      start,
      Buffer.from(page.head + content.preloads),
      head,
      Buffer.from(styleElement(content.css)),
      styles,
      Buffer.from(content.html.join('')),
      rest,
    ]),
    styleHashes: [...shell.styleHashes, ...styleSources(content.css)],
    scriptHashes: shell.scriptHashes,
  };
}

/** Encodes a text that is kept. */
function encoded(text: string): Buffer {
  return exactCopy(Buffer.from(text));
}

function styleElement(css: string): string {
  return css === '' ? '' : `<style>${css}</style>`;
}

/** The sources of a content security policy that allow the element with these styles. */
function styleSources(css: string): readonly string[] {
  return css === '' ? [] : [hashSource(css)];
}

/** Returns the hash of a text as a source of a content security policy. */
function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function filesOf({ styles, scripts }: PageFiles): StartTag[] {
  const link = (rel: string) => (href: string) => startTag('link', { rel, crossorigin: '', href });
  return [...styles.map(link('stylesheet')), ...scripts.map(link('modulepreload'))];
}

/**
 * Writes the tag of a style sheet or script that is inlined or that waits. Returns false for other tags, and in
 * development.
 */
function addResource(
  rewriter: HtmlRewriter,
  tag: StartTag,
  textOf: TextOf | null,
  { sheets, scripts }: Inlined,
): boolean {
  if (textOf === null) return false;
  const rel = tag.tagName === 'link' ? attribute(tag, 'rel') : null;
  const src = tag.tagName === 'script' ? attribute(tag, 'src') : null;
  if (src !== null && isAppScript(tag)) {
    rewriter.emitStartTag(startTag('link', { rel: 'later', 'data-start': '', crossorigin: '', href: src }));
    return true;
  }
  if (rel === 'modulepreload') {
    rewriter.emitStartTag(withAttributes(tag, { rel: 'later' }));
    return true;
  }
  const address = rel === 'stylesheet' ? attribute(tag, 'href') : src;
  const text = address === null ? null : textOf(address);
  if (text === null || canEndElement(text)) return false;
  if (rel === 'stylesheet') {
    sheets.push(text.trim());
    rewriter.emitStartTag(withAttributes(tag, { rel: 'inside', disabled: '' }));
    return true;
  }
  scripts.push(text);
  rewriter.emitStartTag(withAttributes(tag, { src: null }));
  rewriter.emitRaw(text);
  return true;
}

/** True for the script that starts the app. */
function isAppScript(tag: StartTag): boolean {
  return tag.tagName === 'script' && attribute(tag, 'type') === 'module';
}

/** True if a text could end the element in which it is inlined, or begin a comment there. */
function canEndElement(text: string): boolean {
  return ['</script', '</style', '<!--'].some((end) => text.toLowerCase().includes(end));
}

/** Leaves out elements with everything in them. */
function skipElements(rewriter: HtmlRewriter) {
  let inside: string | null = null;
  rewriter.on('text', (_text, raw) => {
    if (inside === null) rewriter.emitRaw(raw);
  });
  return {
    begin: (tagName: string) => {
      inside = tagName;
    },
    isInside: () => inside !== null,
    /** True if the end tag belongs to what is left out. */
    ends: (tagName: string) => {
      if (inside === null) return false;
      if (inside === tagName) inside = null;
      return true;
    },
  };
}
