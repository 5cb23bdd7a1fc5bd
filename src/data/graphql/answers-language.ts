import { i18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import { currentLocale } from '#src/i18n/i18n.ts';
import { online$ } from '#src/platform/connectivity/connectivity.ts';

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
