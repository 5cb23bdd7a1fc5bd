import { useLingui } from '@lingui/react/macro';
import { switchLocale } from '#src/i18n/i18n.ts';
import type { Locale } from '#src/i18n/locale.ts';
import { toast } from './toast-store.ts';

/**
 * Returns a function that changes the language of the interface. A toast says so if its messages cannot be loaded; the
 * language then stays as it is.
 */
export function useSwitchLocale(): (locale: Locale) => Promise<void> {
  const { t } = useLingui();
  return async (locale) => {
    try {
      await switchLocale(locale);
    } catch {
      toast(t`This language is not available offline yet. Try again once you are back online.`, {
        kind: 'error',
      });
    }
  };
}
