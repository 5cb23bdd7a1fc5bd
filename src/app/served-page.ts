import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';
import type { TsrSsrGlobal } from '@tanstack/react-router/ssr/client';
import { isLocale, type Locale } from '#src/i18n/locale.ts';
import type { RouteCatalog } from '#src/route-manifest/route-spec.ts';

/** The data that the router sends with the HTML of a page. */
export interface ServedPage {
  /** Path and query, without the language. */
  readonly href: string;
  readonly locale: Locale;
  /** The catalogues that the page needs besides `messages`. */
  readonly catalogs: readonly RouteCatalog[];
  /** Milliseconds since 1970. */
  readonly renderedAt: number;
  /** The query results as JSON, which browsers parse faster than a script. */
  readonly answers: string;
}

declare global {
  interface Window {
    /** Set by the inline script of a server-rendered page, and removed by the router after hydration. */
    $_TSR?: TsrSsrGlobal;
  }
}

/** The data sent with the page; null for the plain shell, or if the page was rendered for another address. */
export function servedPageOf(href: string): ServedPage | null {
  const page = window.$_TSR?.router?.dehydratedData as ServedPage | undefined;
  return page !== undefined && page.href === href && isLocale(page.locale) ? page : null;
}

/**
 * Adds the server's results to the query cache. Their time is limited to now, because a device whose clock is behind
 * would take them for later ones.
 */
export function takeAnswers(client: QueryClient, page: ServedPage): void {
  const answers = JSON.parse(page.answers) as DehydratedState;
  const now = Date.now();
  const queries = answers.queries.map((query) => ({
    ...query,
    state: { ...query.state, dataUpdatedAt: Math.min(now, query.state.dataUpdatedAt) },
  }));
  hydrate(client, { ...answers, queries });
}
