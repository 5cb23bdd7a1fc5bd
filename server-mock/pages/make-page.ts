import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Locale } from '../messages.ts';
import { type PageApp, type PageQuestion, type PageRequest, pageScope } from './built-app.ts';
import { documentOf, type PageShell, shellOf } from './document.ts';

/** A page to render, always as a visitor sees it. */
export type PageTask = Omit<PageRequest, 'nonce' | 'ask'>;

export type MadePage =
  | { readonly kind: 'redirect'; readonly href: string }
  /** The page is rendered in the browser. */
  | { readonly kind: 'shell'; readonly hasSecretLink: boolean }
  | {
      readonly kind: 'page';
      readonly status: number;
      /** In UTF-8, in memory of its own. */
      readonly html: Uint8Array<ArrayBuffer>;
      readonly styleHashes: readonly string[];
      readonly scriptHashes: readonly string[];
      /** Allows the inline scripts of the page in its content security policy. */
      readonly nonce: string;
      /** The page's URL must not be sent to sites that it links to. */
      readonly hasSecretLink: boolean;
    };

/** Executes a query of a page as an anonymous visitor. Resolves to the answer as JSON. */
export type Ask = (question: PageQuestion) => Promise<string>;

/** Renders the HTML of a page. Rejects when one of its queries or components failed. */
export type MakePage = (task: PageTask, ask: Ask) => Promise<MadePage>;

/** Shells of routes and languages; one has up to 100,000 characters. */
const mostShells = 60;

export function createPageMaker(app: PageApp): MakePage {
  const shells = keepShells(app);
  return async (task, askForText) => {
    const { href, locale } = task;
    const ask = async (question: PageQuestion) => JSON.parse(await askForText(question)) as object;
    const entry = await app.entry();
    // Part of the cached page, and therefore of its etag: an answer 304 has the policy of the page that the browser has.
    const nonce = randomBytes(16).toString('base64url');
    const page = await entry.renderPage({ ...task, nonce, ask }, pageScope);
    if (page.kind !== 'page') return page;
    const { status, hasSecretLink } = page;
    const shell = await shells(await app.template(href), page.routes, locale);
    return { kind: 'page', status, ...documentOf(shell, page, app.isStrict), nonce, hasSecretLink };
  };
}

type Shells = (template: string, routes: readonly string[], locale: Locale) => Promise<PageShell>;

/** Prepares the shell of a route in a language once; in development each time, as the template changes. */
function keepShells(app: PageApp): Shells {
  const shells = new LRUCache<string, { readonly template: string; readonly shell: Promise<PageShell> }>({
    max: mostShells,
  });
  return async (template, routes, locale) => {
    const key = [locale, ...routes].join(' ');
    const kept = shells.get(key);
    if (kept?.template === template) return await kept.shell;
    const files = await app.filesOf(routes, locale);
    const shell = shellOf({ template, files, locale, textOf: app.textOf });
    shells.set(key, { template, shell });
    return await shell;
  };
}
