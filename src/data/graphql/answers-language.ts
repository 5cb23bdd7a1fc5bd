import { i18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import type { PersistedClient } from '@tanstack/react-query-persist-client';
import { currentLocale } from '#src/i18n/i18n.ts';
import { online$ } from '#src/platform/connectivity/connectivity.ts';

/** Kept answers with the language in which they were asked for. */
export interface KeptAnswers extends PersistedClient {
  readonly locale?: string;
}

/**
 * Titles in answers are in the language of the question (I18N-001): after a switch what is on the screen is asked for
 * again, everything else when it is next shown. Nothing is dropped, so that pages can still be read offline; there the
 * old words stay until the network is back. Gives back the way to stop.
 */
export function followLanguage(client: QueryClient): () => void {
  let spoken = currentLocale();
  return i18n.on('change', () => {
    if (currentLocale() === spoken) return;
    spoken = currentLocale();
    void client.invalidateQueries({ refetchType: online$.value ? 'active' : 'none' });
  });
}

/** What was kept, to be asked for again where the page now speaks another language than it did then. */
export function inThisLanguage({ locale, ...kept }: KeptAnswers): PersistedClient {
  if (locale === currentLocale()) return kept;
  const queries = kept.clientState.queries.map((query) => ({
    ...query,
    state: { ...query.state, isInvalidated: true },
  }));
  return { ...kept, clientState: { ...kept.clientState, queries } };
}
