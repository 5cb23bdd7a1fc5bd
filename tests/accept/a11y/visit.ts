import { existsSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { ensureBrowser } from '../../../scripts/ensure-browser.ts';
import { type Account, signedInState } from '../../browser/fixtures/accounts.ts';
import { wordsOf } from '../../browser/fixtures/messages.ts';
import { build, runServer } from '../../browser/fixtures/start-server.ts';

/** What a run of an accessibility check covers; each list is everything unless the command line names some. */
export interface Wish {
  readonly url: string | undefined;
  readonly locales: readonly string[];
  readonly widths: readonly number[];
  readonly themes: readonly ('light' | 'dark')[];
  /** Whether a page or layer of this name takes part. */
  readonly takes: (name: string) => boolean;
}

/**
 * Reads `--url http://… --locale nl,fr --width 360 --theme dark --only home,bid`. A name that ends in * stands for all that
 * begin so: `--only 'order *,chat *'`.
 */
export function readWish(): Wish {
  const option = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { url: option, locale: option, width: option, theme: option, only: option },
  });
  const only = values.only?.split(',');
  return {
    url: values.url,
    locales: values.locale?.split(',') ?? ['nl', 'en', 'fr'],
    widths: values.width?.split(',').map(Number) ?? [360, 768, 1280],
    themes: (['light', 'dark'] as const).filter((theme) => values.theme?.includes(theme) ?? true),
    takes: (name) => only === undefined || only.some((wanted) => isMeant(name, wanted)),
  };
}

function isMeant(name: string, wanted: string): boolean {
  return wanted.endsWith('*') ? name.startsWith(wanted.slice(0, -1)) : name === wanted;
}

export interface Shop {
  readonly url: string;
  readonly browser: Browser;
  readonly end: () => Promise<void>;
}

/** A browser on the shop at `url`, or on one of its own with demo data when no address is given. */
export async function openShop(url: string | undefined): Promise<Shop> {
  if (url === undefined && !existsSync('dist/index.html')) await build('dist');
  const server = url === undefined ? await runServer('dist') : { url, stop: async () => undefined };
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-dev-shm-usage'],
  });
  const end = async () => {
    await browser.close();
    await server.stop();
  };
  return { url: server.url, browser, end };
}

export interface Visitor {
  readonly locale: string;
  readonly width: number;
  readonly account?: Account;
  /** Whether nothing was said about cookies yet: then the shop asks. */
  readonly isUndecided?: boolean;
  readonly options?: BrowserContextOptions;
}

/** Milliseconds for a page to come, or for a press to find what it presses. */
const patience = 120_000;

/** A tab of a new visitor who reads this language and wants no motion. */
export async function visit(shop: Shop, visitor: Visitor): Promise<Page> {
  const { locale, width, account, isUndecided = false, options } = visitor;
  const context = await shop.browser.newContext({
    baseURL: shop.url,
    viewport: { width, height: 800 },
    locale,
    timezoneId: 'Europe/Amsterdam',
    reducedMotion: 'reduce',
    ...(account === undefined ? {} : { storageState: await sessionOf(shop.url, account) }),
    ...options,
  });
  const kept = { locale, ...(isUndecided ? {} : { 'cookie-consent': '0.0' }) };
  await context.addCookies(Object.entries(kept).map(([name, value]) => ({ name, value, url: shop.url })));
  // Two at once, perhaps beside other work.
  context.setDefaultTimeout(patience);
  return context.newPage();
}

const sessions = new Map<Account, ReturnType<typeof signedInState>>();

/** One sign-in of an account is enough for a run, and the server counts them. */
function sessionOf(url: string, account: Account): ReturnType<typeof signedInState> {
  const known = sessions.get(account) ?? signedInState(url, account);
  sessions.set(account, known);
  return known;
}

export interface Tabs {
  /** The tab of an account, or of a visitor; the same one each time. */
  readonly of: (account: Account | undefined) => Promise<Page>;
  /** The tab of a visitor who was never here before. */
  readonly ofNew: () => Promise<Page>;
  readonly close: () => Promise<void>;
}

/** One tab for each that looks at the shop in this view. */
export function tabsFor(shop: Shop, visitor: Omit<Visitor, 'account'>): Tabs {
  const open = new Map<Account | undefined | 'new', Promise<Page>>();
  return {
    ofNew: () => {
      const page = open.get('new') ?? visit(shop, { ...visitor, isUndecided: true });
      open.set('new', page);
      return page;
    },
    of: (account) => {
      const known =
        open.get(account) ?? visit(shop, account === undefined ? visitor : { ...visitor, account });
      open.set(account, known);
      return known;
    },
    close: async () => {
      // One that never opened has been told of already.
      for (const page of await Promise.allSettled(open.values()))
        if (page.status === 'fulfilled') await page.value.context().close();
    },
  };
}

/** The sentences of the interface in a language. */
export const sayIn = (locale: string) =>
  wordsOf(`locales/${locale}/messages.po`, `locales/${locale}/account.po`);

/** A language at a width. */
export interface View {
  readonly locale: string;
  readonly width: number;
}

/** Every view that is asked for: each language at each width. */
export function viewsOf({ locales, widths }: Wish): readonly View[] {
  return locales.flatMap((locale) => widths.map((width) => ({ locale, width })));
}

/** Does the work of all items, two at a time: while one waits for its page, the other is looked at. */
export async function twoAtOnce<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items.values();
  const workOn = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all([workOn(), workOn()]);
}

/** Writes the figure and ends: 0 when it holds. */
export function conclude(line: string, holds: boolean): void {
  process.stdout.write(`${line}\n`);
  process.exitCode = holds ? 0 : 1;
}
