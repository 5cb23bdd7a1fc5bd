import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useLayoutEffect } from 'react';
import { followRevocations } from '#src/data/session/revoke-token.ts';
import { consentPanel$ } from '#src/features/shell/consent/consent-panel.ts';
import { followConsent } from '#src/features/shell/consent/follow-consent.ts';
import { Corner } from '#src/features/shell/navigation/corner.tsx';
import { hasHeader, isQuiet } from '#src/features/shell/navigation/header-rule.ts';
import { searchFieldId } from '#src/features/shop/search/search-bar.tsx';
import { consent$ } from '#src/platform/consent/consent.ts';
import { countVisit } from '#src/platform/page-visits/page-visits.ts';
import { session$ } from '#src/platform/session/session.ts';
import { patient } from '#src/platform/update/patient.ts';
import { useValue } from '#src/ui/kit/use-value.ts';
import { Notices } from '../notices/notices.tsx';
import { followSlash } from './slash-key.ts';
import { useTracking } from './use-tracking.ts';

// Loaded lazily, because most people have made their choice before.
const ConsentBanner = lazy(
  patient(() =>
    import('#src/features/shell/consent/consent-banner.tsx').then((consent) => ({
      default: consent.ConsentBanner,
    })),
  ),
);

/**
 * Everything on every page that is not on the first screen: notices, the corner buttons, the search key and the visit
 * count (UI-023).
 */
export function AfterPaint() {
  const isCornerShown = useLocation({ select: ({ pathname }) => hasHeader(pathname) });
  const hasContact = useLocation({ select: ({ pathname }) => !isQuiet(pathname) });
  const session = useValue(session$, null);
  const wantsChange = useValue(consentPanel$);
  const isAsking = useValue(consent$) === null || wantsChange;
  // A layout effect, so that the key works as soon as the page looks complete.
  useLayoutEffect(() => followSlash(searchFieldId), []);
  useEffect(() => followConsent(), []);
  useEffect(() => followRevocations(), []);
  return (
    <>
      <Visits />
      <Notices />
      <Suspense fallback={null}>{isAsking && <ConsentBanner />}</Suspense>
      {isCornerShown && !isAsking && <Corner isStaff={session?.isStaff === true} hasContact={hasContact} />}
    </>
  );
}

/** Counts and tracks the visited pages. Shows nothing, so that no notice is rendered for another page. */
function Visits() {
  const pathname = useLocation({ select: (location) => location.pathname });
  useEffect(() => {
    try {
      countVisit(localStorage, pathname);
    } catch {
      // The browser denies access to localStorage.
    }
  }, [pathname]);
  useTracking();
  return null;
}
