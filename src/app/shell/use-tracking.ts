import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { consent$ } from '#src/platform/consent/consent.ts';
import { useValue } from '#src/ui/kit/use-value.ts';

const loadTracking = () => import('#src/data/tracking/page-view.ts');

/**
 * Tracks page views and errors from the moment of consent. A view starts when its page is on screen and ends when the
 * next navigation starts: between the two, the tiles on screen belong to neither address. Errors are tracked at any
 * time.
 */
export function useTracking(): void {
  const consent = useValue(consent$);
  const isAllowed = consent?.statisticsConsent === true || consent?.marketingConsent === true;
  const shown = useRouterState({
    select: ({ location, resolvedLocation }) =>
      resolvedLocation?.pathname === location.pathname ? location.pathname : null,
  });
  useEffect(() => {
    if (isAllowed) return begin(({ trackErrors }) => trackErrors());
  }, [isAllowed]);
  useEffect(() => {
    if (!isAllowed || shown === null) return;
    const path = location.pathname;
    return begin(({ beginPageView }) => beginPageView(path));
  }, [shown, isAllowed]);
}

/** Starts a part of tracking once its chunk has arrived; the returned function ends it, or keeps it from starting. */
function begin(start: (tracking: Awaited<ReturnType<typeof loadTracking>>) => () => void): () => void {
  let end: (() => void) | null = null;
  let isOver = false;
  loadTracking().then(
    (tracking) => {
      if (!isOver) end = start(tracking);
    },
    // The chunk is not on this device and there is no network, so no event could be sent either.
    () => undefined,
  );
  return () => {
    isOver = true;
    end?.();
  };
}
