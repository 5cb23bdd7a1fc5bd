import process from 'node:process';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { isBuilt } from '../../../scripts/build/is-stale.ts';
import { ensureBrowser } from '../../../scripts/ensure-browser.ts';
import { type Account, signedInState } from '../../browser/fixtures/accounts.ts';
import { translationsOf } from '../../browser/fixtures/messages.ts';
import { build, runServer } from '../../browser/fixtures/start-server.ts';

/** Scope of an accessibility run; each list is complete unless the command line limits it. */
export interface Wish {
  readonly url: string | undefined;
  readonly locales: readonly string[];
  readonly widths: readonly number[];
  readonly themes: readonly ('light' | 'dark')[];
  /** Whether the page or layer with this name is included. */
  readonly takes: (name: string) => boolean;
}

/**
 * Reads `--url http://… --locale nl,fr --width 360 --theme dark --only home,bid`. A name that ends in * matches every
 * name with that prefix: `--only 'order *,chat *'`.
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

/** Starts a browser for the shop at `url`, or for a server of its own with demo data if no URL is given. */
export async function openShop(url: string | undefined): Promise<Shop> {
  if (url === undefined && !isBuilt(process.cwd(), 'dist')) await build('dist');
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
  /** Whether the cookie banner has not been answered yet, so that the shop shows it. */
  readonly isUndecided?: boolean;
  readonly options?: BrowserContextOptions;
}

/** Milliseconds for a navigation, or for finding the target of an action. */
const patience = 120_000;

/** Opens a page in a fresh browser context with this language and reduced motion. */
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
  const cookies = { locale, ...(isUndecided ? {} : { 'cookie-consent': '0.0' }) };
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: shop.url })));
  // Two pages run at once, possibly beside other work on the machine.
  context.setDefaultTimeout(patience);
  return context.newPage();
}

const sessions = new Map<Account, ReturnType<typeof signedInState>>();

/** Signs in once per account and run, because the server limits sign-ins. */
function sessionOf(url: string, account: Account): ReturnType<typeof signedInState> {
  const known = sessions.get(account) ?? signedInState(url, account);
  sessions.set(account, known);
  return known;
}

export interface Tabs {
  /** The page of an account, or of a visitor; the same one each time. */
  readonly of: (account: Account | undefined) => Promise<Page>;
  /** The page of a first-time visitor. */
  readonly ofNew: () => Promise<Page>;
  readonly close: () => Promise<void>;
}

/** Opens one page per account for this view. */
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
      // A page that failed to open has been reported already.
      for (const page of await Promise.allSettled(open.values()))
        if (page.status === 'fulfilled') await page.value.context().close();
    },
  };
}

/** Looks up the messages of the interface in a language. */
export const sayIn = (locale: string) =>
  translationsOf(`locales/${locale}/messages.po`, `locales/${locale}/account.po`);

/** A language and a viewport width. */
export interface View {
  readonly locale: string;
  readonly width: number;
}

/** All requested views: each language at each width. */
export function viewsOf({ locales, widths }: Wish): readonly View[] {
  return locales.flatMap((locale) => widths.map((width) => ({ locale, width })));
}

/** Processes all items, two at a time: one is checked while the other waits for its page. */
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

/** Prints the result and sets the exit code: 0 if it holds. */
export function conclude(line: string, holds: boolean): void {
  process.stdout.write(`${line}\n`);
  process.exitCode = holds ? 0 : 1;
}
