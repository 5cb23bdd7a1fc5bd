import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Corner } from '#src/features/navigation/corner.tsx';
import { hasHeader } from '#src/features/navigation/header-rule.ts';
import { searchFieldId } from '#src/features/search/search-bar.tsx';
import { countVisit } from '#src/platform/page-visits/page-visits.ts';
import { session$ } from '#src/platform/session/session.ts';
import { Notices } from '../notices/notices.tsx';
import { useValue } from '../notices/use-value.ts';
import { followSlash } from './slash-key.ts';

/** What is on every page and not on the first screen: notices, the corner, the search key, the count of visits (UI-023). */
export function AfterPaint() {
  const { pathname } = useLocation();
  const session = useValue(session$, null);
  useEffect(() => {
    try {
      countVisit(localStorage, pathname);
    } catch {
      // The browser keeps nothing here.
    }
  }, [pathname]);
  useEffect(() => followSlash(searchFieldId), []);
  return (
    <>
      <Notices />
      {hasHeader(pathname) && <Corner isStaff={session?.isStaff === true} />}
    </>
  );
}
