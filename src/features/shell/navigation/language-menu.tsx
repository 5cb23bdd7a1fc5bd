import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { localeNames, locales } from '#src/i18n/locale.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { ChoiceMenu } from '#src/ui/kit/menu.tsx';
import { useSwitchLocale } from '#src/ui/kit/use-switch-locale.ts';

export interface LanguageMenuProps {
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** Lists the languages by their own names. Choosing one stays on the same page (I18N-001, I18N-002). */
export function LanguageMenu({ triggerRef, onClose }: LanguageMenuProps) {
  const { t } = useLingui();
  const switchLocale = useSwitchLocale();
  return (
    <ChoiceMenu
      label={t`Language`}
      triggerRef={triggerRef}
      isOpen
      onOpenChange={onClose}
      options={locales.map((locale) => ({ value: locale, label: localeNames[locale], lang: locale }))}
      value={useLocale()}
      onChoose={(locale) => void switchLocale(locale)}
    />
  );
}
