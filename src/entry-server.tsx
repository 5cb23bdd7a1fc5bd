import { type I18n, setupI18n } from '@lingui/core';
import { dehydrate, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRequestHandler, getSsrStatus } from '@tanstack/react-router/ssr/server';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { messages as enAccount } from '#locales/en/account.po';
import { messages as en } from '#locales/en/messages.po';
import { messages as frAccount } from '#locales/fr/account.po';
import { messages as fr } from '#locales/fr/messages.po';
import { messages as nlAccount } from '#locales/nl/account.po';
import { messages as nl } from '#locales/nl/messages.po';
import { App } from './app/app.tsx';
import { type AppRouter, createAppRouter } from './app/create-app-router.ts';
import { PageMeta } from './app/page-meta.tsx';
import { startSharing } from './app/shared-html.ts';
import { answerInProcess, type Transport } from './data/graphql/client.ts';
import { createPageQueryClient } from './data/graphql/page-query-client.ts';
import type { Locale } from './i18n/locale.ts';
import { specOfRoute } from './route-manifest/route-manifest.ts';
import { type PageFacts, PageFactsSink } from './ui/kit/page-head.tsx';
import { SharedHtmlContext } from './ui/kit/shared-element.tsx';

// The app for server rendering. Only server-mock/pages loads this file, in its built form.

/** A request to render a page, always as a visitor sees it. */
export interface PageRequest {
  /** Path and query, without the language. */
  readonly href: string;
  readonly locale: Locale;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The public base URL of the server, without a trailing slash. */
  readonly origin: string;
  /** Allows the inline scripts of the page in its content security policy. */
  readonly nonce: string;
  /** Executes GraphQL requests as a visitor. */
  readonly ask: Transport;
}

export type PageAnswer =
  | { readonly kind: 'redirect'; readonly href: string }
  /** The page is rendered in the browser. */
  | { readonly kind: 'shell'; readonly hasSecretLink: boolean }
  | {
      readonly kind: 'page';
      readonly status: 200 | 404 | 410 | 500;
      /** The metadata of the page, for its head. */
      readonly head: string;
      /** The content of the root element with the data of the page; may start with React's preload links. */
      readonly body: string;
      /** The ids of the matched routes, from the outermost. */
      readonly routes: readonly string[];
      readonly hasSecretLink: boolean;
    };

/** Nothing of them changes, so that pages share them. */
const languages: Readonly<Record<Locale, I18n>> = {
  nl: setupI18n({ locale: 'nl', messages: { nl: { ...nl, ...nlAccount } } }),
  en: setupI18n({ locale: 'en', messages: { en: { ...en, ...enAccount } } }),
  fr: setupI18n({ locale: 'fr', messages: { fr: { ...fr, ...frAccount } } }),
};

/**
 * Associates each GraphQL request with its page while several are rendered; the server passes an AsyncLocalStorage.
 */
export interface PageScope {
  run<Result>(page: PageRequest, work: () => Promise<Result>): Promise<Result>;
  getStore(): PageRequest | undefined;
}

/**
 * Renders the HTML of a page. Rejects when a query or a component failed; the caller then sends the plain shell, in
 * which the browser tries again.
 */
export function renderPage(request: PageRequest, scope: PageScope): Promise<PageAnswer> {
  answerInProcess(() => scope.getStore()?.ask ?? null);
  return scope.run(request, async () => {
    const client = createPageQueryClient();
    try {
      const made =
        (await makePage(request, client, renderAtOnce)) ?? (await makePage(request, client, renderPatiently));
      if (made === null) throw new Error('The page was not rendered.');
      return made;
    } finally {
      client.clear();
    }
  });
}

/** Renders to HTML; null if this way of rendering cannot complete the page. */
type Renderer = (page: ReactNode, locale: Locale) => Promise<string | null>;

/**
 * Loads and renders a page, with a router of its own, because the scripts with the router's data can be rendered only
 * once. Returns null if `render` does.
 */
async function makePage(
  request: PageRequest,
  client: QueryClient,
  render: Renderer,
): Promise<PageAnswer | null> {
  const { href, locale, origin } = request;
  const { router, route } = openRouter(request, client);
  const hasSecretLink = route?.hasSecretLink === true;
  if (route !== null && route.audience !== 'public') return { kind: 'shell', hasSecretLink };
  let page: PageAnswer | null = null;
  let isComplete = true;
  const handle = createRequestHandler({
    createRouter: () => router,
    request: new Request(`http://localhost${href}`),
  });
  const response = await handle(async () => {
    for (const query of client.getQueryCache().getAll())
      if (query.state.error !== null) throw query.state.error;
    const failed = router.state.matches.find(({ status }) => status === 'error');
    if (failed !== undefined) throw failed.error;
    const { screens, facts: factsOf } = screensOf(request, client, router);
    const body = await render(screens, locale);
    isComplete = body !== null;
    if (body === null) return new Response(null);
    const facts = factsOf();
    const isIndexed = facts.isIndexed !== false && route?.isIndexed !== false;
    const status = getSsrStatus(router) === 404 ? 404 : (facts.status ?? 200);
    const routes = router.state.matches.map(({ routeId }) => routeId);
    const head = renderToStaticMarkup(
      <PageMeta facts={{ ...facts, isIndexed }} locale={locale} origin={origin} isHome={href === '/'} />,
    );
    page = { kind: 'page', status, head, body, routes, hasSecretLink };
    return new Response(null, { status });
  });
  if (page !== null || !isComplete) return page;
  const target = response.headers.get('location');
  if (target === null) throw new Error('The router rendered nothing and named no other page.');
  return { kind: 'redirect', href: target };
}

/**
 * Creates the router of a page, with the route of its path. In a function of its own, because the router stays in memory
 * until the whole heap is collected, with every variable of the function in which `dehydrate` is created: the HTML of
 * each page would stay as well.
 */
function openRouter({ href, locale, now, nonce }: PageRequest, client: QueryClient) {
  const router = createAppRouter(client, {
    href,
    nonce,
    dehydrate: () => ({
      ...{ href, locale, renderedAt: now, catalogs: route?.catalogs ?? [] },
      answers: JSON.stringify(dehydrate(client)),
    }),
  });
  const [matched] = router.getMatchedRoutes(router.latestLocation.pathname);
  const route = specOfRoute(matched.at(-1)?.id ?? '');
  return { router, route };
}

/** Begins the fallback of a boundary that failed or that waits for something. */
const incomplete = '<!--$!-->';

/**
 * Renders in one go, which nearly always succeeds, because what a page needs is loaded before. Returns null if a part
 * waits all the same, such as a lazy one that no page has shown yet, or failed: prerendering then waits for it, or
 * meets the error again and reports it.
 */
const renderAtOnce: Renderer = async (page, locale) => {
  const { find, collect } = startSharing(locale);
  try {
    const html = renderToString(<SharedHtmlContext value={find}>{page}</SharedHtmlContext>);
    return html.includes(incomplete) ? null : collect(html);
  } catch {
    return null;
  }
};

/** Renders, and waits for the parts that are not there yet. Rejects with the first error. */
const renderPatiently: Renderer = async (page) => {
  const errors: unknown[] = [];
  // A page streamed in chunks would need inline scripts to put them together, which the content security policy
  // forbids.
  const { prelude } = await prerender(page, {
    ...{ progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError: (error) => void errors.push(error) },
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return html;
};

/** The screens of a page, and the facts that they set while they are rendered. */
function screensOf({ locale, now }: PageRequest, client: QueryClient, router: AppRouter) {
  let facts: PageFacts = { title: null };
  const sink = (next: PageFacts) => {
    facts = mergeFacts(facts, next);
  };
  const screens = (
    <PageFactsSink value={sink}>
      <App
        i18n={languages[locale]}
        router={router}
        renderedAt={now}
        withAnswers={(inside) => <QueryClientProvider client={client}>{inside}</QueryClientProvider>}
      />
    </PageFactsSink>
  );
  return { screens, facts: () => facts };
}

/** Several parts of a page may set facts. A later value wins, and no value is removed. */
function mergeFacts(known: PageFacts, next: PageFacts): PageFacts {
  const more = Object.entries(next).filter(([, value]) => value !== undefined && value !== null);
  const structuredData = [...(known.structuredData ?? []), ...(next.structuredData ?? [])];
  return { ...known, ...Object.fromEntries(more), structuredData };
}
