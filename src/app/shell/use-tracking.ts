import { useEffect } from 'react';
import { consent$ } from '#src/platform/consent/consent.ts';
import { useValue } from '../notices/use-value.ts';

/** Counts the pages that are opened, from the moment on which somebody allows it. */
export function useTracking(pathname: string): void {
  const consent = useValue(consent$);
  const isAllowed = consent?.statisticsConsent === true || consent?.marketingConsent === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another view
  useEffect(() => {
    if (!isAllowed) return;
    let end: (() => void) | null = null;
    let isOver = false;
    import('#src/data/tracking/page-view.ts').then(
      ({ beginPageView }) => {
        if (!isOver) end = beginPageView();
      },
      // Not on this device, and no network: there is nobody to tell.
      () => undefined,
    );
    return () => {
      isOver = true;
      end?.();
    };
  }, [pathname, isAllowed]);
}
