import { i18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import { currentLocale } from '#src/i18n/i18n.ts';
import { online$ } from '#src/platform/connectivity/connectivity.ts';

/**
 * Refetches query results after a language switch, because titles are in the language of the request (I18N-001):
 * active queries at once, all others when they are next shown. Nothing is dropped, so that pages can still be read
 * offline, in the previous language until the network is back. Returns the function that stops it.
 */
export function followLanguage(client: QueryClient): () => void {
  let spoken = currentLocale();
  return i18n.on('change', () => {
    if (currentLocale() === spoken) return;
    spoken = currentLocale();
    void client.invalidateQueries({ refetchType: online$.value ? 'active' : 'none' });
  });
}
