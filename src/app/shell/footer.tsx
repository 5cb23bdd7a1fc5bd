import { Trans } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { openConsentPanel } from '#src/features/shell/consent/consent-panel.ts';
import { isQuiet as isQuietPage } from '#src/features/shell/navigation/header-rule.ts';
import { BRAND_NAME } from '#src/i18n/brand.ts';
import { patientOrEmpty } from '#src/platform/update/patient.ts';
import { Late } from '#src/ui/kit/late.tsx';
import { OnSight } from '#src/ui/kit/on-sight.tsx';
import { sharedElement, useLinksKey } from '#src/ui/kit/shared-element.tsx';
import styles from './footer.module.css';
import { FooterLinks, QuietLinks } from './footer-links.tsx';

const NewsletterForm = lazy(
  patientOrEmpty(() =>
    import('#src/features/shop/newsletter/newsletter-form.tsx').then((newsletter) => ({
      default: newsletter.NewsletterForm,
    })),
  ),
);

const FooterSwitches = lazy(
  patientOrEmpty(() =>
    import('./footer-switches.tsx').then((switches) => ({ default: switches.FooterSwitches })),
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

const LastLine = sharedElement('p');
const lastLinks = ['/fotoverantwoording'];

/**
 * The newsletter, the company, all pages about the shop, language, theme, photo credits and the version. Where people
 * look after their own affairs or pay, it advertises nothing and has only the links that help with that.
 */
export function Footer() {
  const isQuiet = useLocation({ select: ({ pathname }) => isQuietPage(pathname) });
  return (
    <footer className={styles.footer}>
      <div className={styles.inner} data-quiet={isQuiet || undefined}>
        {!isQuiet && (
          <OnSight className={styles.newsletter}>
            <Suspense fallback={null}>
              <NewsletterForm />
            </Suspense>
          </OnSight>
        )}
        <div className={styles.about}>
          <p className={styles.name}>{BRAND_NAME}</p>
          <p className={styles.promise}>
            <Trans>Second-hand, vintage and design furniture from the Netherlands and Belgium.</Trans>
          </p>
          <Suspense fallback={null}>
            <CompanyDetails />
          </Suspense>
        </div>
        {isQuiet ? <QuietLinks /> : <FooterLinks />}
        <Late fallback={null}>
          <FooterSwitches />
        </Late>
        <LastLine shared={useLinksKey('last line', lastLinks)} className={styles.version}>
          <Link to="/fotoverantwoording">
            <Trans>Photo credits</Trans>
          </Link>
          <button type="button" className={styles.plain} onClick={openConsentPanel}>
            <Trans>Cookie settings</Trans>
          </button>
          <span>
            <Trans>Version {import.meta.env.APP_VERSION ?? '0'}</Trans>
          </span>
        </LastLine>
      </div>
    </footer>
  );
}
