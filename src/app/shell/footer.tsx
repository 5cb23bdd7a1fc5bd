import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { openConsentPanel } from '#src/features/shell/consent/consent-panel.ts';
import { BRAND_NAME } from '#src/i18n/brand.ts';
import { switchLocale } from '#src/i18n/i18n.ts';
import { isLocale, localeNames, locales } from '#src/i18n/locale.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { patientOrEmpty } from '#src/platform/update/patient.ts';
import { OnSight } from '#src/ui/kit/on-sight.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { useValue } from '#src/ui/kit/use-value.ts';
import { chooseTheme, type Theme, theme$ } from '../theme/theme.ts';
import styles from './footer.module.css';
import { FooterLinks } from './footer-links.tsx';
import { chooseShortcuts, shortcuts$ } from './slash-key.ts';

const NewsletterForm = lazy(
  patientOrEmpty(() =>
    import('#src/features/shop/newsletter/newsletter-form.tsx').then((newsletter) => ({
      default: newsletter.NewsletterForm,
    })),
  ),
);

// It brings the code of queries, which the first page does not need otherwise.
const CompanyDetails = lazy(
  patientOrEmpty(() =>
    import('#src/features/shop/content/company-details.tsx').then((company) => ({
      default: company.CompanyDetails,
    })),
  ),
);

/** The newsletter, the company, all pages about the shop, language, theme, photo credits and the version. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <OnSight className={styles.newsletter}>
          <Suspense fallback={null}>
            <NewsletterForm />
          </Suspense>
        </OnSight>
        <div className={styles.about}>
          <p className={styles.name}>{BRAND_NAME}</p>
          <p className={styles.promise}>
            <Trans>Second-hand, vintage and design furniture from the Netherlands and Belgium.</Trans>
          </p>
          <Suspense fallback={null}>
            <CompanyDetails />
          </Suspense>
        </div>
        <FooterLinks />
        <div className={styles.switches}>
          <LanguageSwitch />
          <ThemeSwitch />
          <ShortcutSwitch />
        </div>
        <p className={styles.version}>
          <Link to="/fotoverantwoording">
            <Trans>Photo credits</Trans>
          </Link>
          <button type="button" className={styles.plain} onClick={openConsentPanel}>
            <Trans>Cookie settings</Trans>
          </button>
          <span>
            <Trans>Version {import.meta.env.APP_VERSION ?? '0'}</Trans>
          </span>
        </p>
      </div>
    </footer>
  );
}

/** Native selects: a phone shows its own picker, and the first page needs no list component. */
function LanguageSwitch() {
  const { t } = useLingui();
  const locale = useLocale();
  const change = async (value: string) => {
    if (!isLocale(value)) return;
    try {
      await switchLocale(value);
    } catch {
      toast(t`This language is not available offline yet. Try again once you are back online.`, {
        kind: 'error',
      });
    }
  };
  return (
    <label className={styles.switch}>
      <span>
        <Trans>Language</Trans>
      </span>
      <select value={locale} onChange={(event) => void change(event.target.value)}>
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
