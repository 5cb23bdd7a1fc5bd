import { useLingui } from '@lingui/react';
import { isLocale, type Locale } from './locale.ts';

/** The language of the interface, following a switch. */
export function useLocale(): Locale {
  const { i18n } = useLingui();
  return isLocale(i18n.locale) ? i18n.locale : 'nl';
}
