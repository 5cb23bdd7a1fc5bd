import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';
import { isLocale, type Locale } from '#src/i18n/locale.ts';

/** Id of the element in which the server puts the query results of the page. */
export const servedPageId = 'page-data';

/** The data sent with the HTML of a page. */
export interface ServedPage {
  /** Path and query, without the language. */
  readonly href: string;
  readonly locale: Locale;
  /** Milliseconds since 1970. */
  readonly renderedAt: number;
  readonly answers: DehydratedState;
}

/**
 * Reads and removes the data that the server sent with the page; null for the plain shell or if it was rendered for
 * another address.
 */
export function readServedPage(href: string): ServedPage | null {
  const element = document.getElementById(servedPageId);
  if (element === null) return null;
  element.remove();
  try {
    const page = JSON.parse(element.textContent ?? '') as ServedPage;
    return page.href === href && isLocale(page.locale) ? page : null;
  } catch {
    return null;
  }
}

/**
 * Adds the server's results to the query cache. Their time is limited to now, because a device whose clock is behind
 * would take them for later ones.
 */
export function takeAnswers(client: QueryClient, { answers }: ServedPage): void {
  const now = Date.now();
  const queries = answers.queries.map((query) => ({
    ...query,
    state: { ...query.state, dataUpdatedAt: Math.min(now, query.state.dataUpdatedAt) },
  }));
  hydrate(client, { ...answers, queries });
}
