import { Trans, useLingui } from '@lingui/react/macro';
import { isLocale, localeNames, locales } from '#src/i18n/locale.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { sharedElement } from '#src/ui/kit/shared-element.tsx';
import { useSwitchLocale } from '#src/ui/kit/use-switch-locale.ts';
import { useValue } from '#src/ui/kit/use-value.ts';
import { chooseTheme, type Theme, theme$ } from '../theme/theme.ts';
import styles from './footer.module.css';
import { chooseShortcuts, shortcuts$ } from './slash-key.ts';

const Switches = sharedElement('div');

/** Language, theme and keyboard shortcuts, at the end of every page. */
export function FooterSwitches() {
  return (
    <Switches shared={import.meta.env.SSR ? 'switches' : undefined} className={styles.switches}>
      <LanguageSwitch />
      <ThemeSwitch />
      <ShortcutSwitch />
    </Switches>
  );
}

/** Native selects: a phone shows its own picker, and the first page needs no list component. */
function LanguageSwitch() {
  const locale = useLocale();
  const switchLocale = useSwitchLocale();
  const change = (value: string) => {
    if (isLocale(value)) void switchLocale(value);
  };
  return (
    <label className={styles.switch}>
      <span>
        <Trans>Language</Trans>
      </span>
      <select value={locale} onChange={(event) => change(event.target.value)}>
        {locales.map((one) => (
          <option key={one} value={one} lang={one}>
            {localeNames[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

const themes: readonly Theme[] = ['system', 'light', 'dark'];

function ThemeSwitch() {
  const { t } = useLingui();
  const theme = useValue(theme$, 'system');
  const names: Record<Theme, string> = { system: t`Device setting`, light: t`Light`, dark: t`Dark` };
  return (
    <label className={styles.switch}>
      <span>
        <Trans>Appearance</Trans>
      </span>
      <select
        value={theme}
        onChange={(event) => chooseTheme(themes.find((one) => one === event.target.value) ?? 'system')}
      >
        {themes.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Single-character shortcuts can be switched off (WCAG 2.1.4). */
function ShortcutSwitch() {
  const isOn = useValue(shortcuts$, true);
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => chooseShortcuts(target.checked)} />
      <Trans>Press / to search</Trans>
    </label>
  );
}
