import { useLingui } from '@lingui/react';
import { isLocale, type Locale } from './locale.ts';

/** Returns the language of the interface and re-renders when it changes. */
export function useLocale(): Locale {
  const { i18n } = useLingui();
  return isLocale(i18n.locale) ? i18n.locale : 'nl';
}
