import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';
import { isLocale, type Locale } from '#src/i18n/locale.ts';

/** The id of the element in which the server puts the answers that a page was made of. */
export const servedPageId = 'page-data';

/** What travels with the HTML of a page. */
export interface ServedPage {
  /** Path and query, without the language. */
  readonly href: string;
  readonly locale: Locale;
  /** Milliseconds since 1970. */
  readonly renderedAt: number;
  readonly answers: DehydratedState;
}

/** The page as the server made it; null when this is the plain shell, or was made for another address. */
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

/** Puts the answers where the queries look; a device whose clock is behind must not take them for later ones. */
export function takeAnswers(client: QueryClient, { answers }: ServedPage): void {
  const now = Date.now();
  const queries = answers.queries.map((query) => ({
    ...query,
    state: { ...query.state, dataUpdatedAt: Math.min(now, query.state.dataUpdatedAt) },
  }));
  hydrate(client, { ...answers, queries });
}
