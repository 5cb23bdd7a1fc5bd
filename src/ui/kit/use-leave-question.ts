import { type BlockerFn, type RouterHistory, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

export interface LeaveQuestion {
  /** Repeats the navigation that was blocked. */
  readonly leave: () => void;
  readonly stay: () => void;
}

type Navigation = Parameters<BlockerFn>[0];

/**
 * Blocks leaving the page while `isAtStake`, and returns the question to ask, or null. Unlike the router's
 * `useBlocker` it blocks at once and repeats the navigation after the answer: the browser is back at this page's
 * history entry when the dialog opens, and the entry of the dialog comes after it
 * (docs/decisions/0031-back-closes-layers.md).
 */
export function useLeaveQuestion(isAtStake: () => boolean): LeaveQuestion | null {
  const { history } = useRouter();
  const [refused, setRefused] = useState<Navigation | null>(null);
  const latest = useRef({ isAtStake, refused });
  useEffect(() => {
    latest.current = { isAtStake, refused };
  });
  useEffect(() => {
    const end = new AbortController();
    const ask = (navigation: Navigation) => {
      if (isOfCode(navigation)) return setRefused(navigation);
      // The router goes back to this page's entry first. Until the browser is there, it drops another Back.
      const options = { once: true, signal: end.signal };
      window.addEventListener('popstate', () => setRefused(navigation), options);
    };
    const unblock = history.block({
      enableBeforeUnload: false,
      blockerFn: (navigation) => {
        const { currentLocation, nextLocation } = navigation;
        const isRefused = currentLocation.pathname !== nextLocation.pathname && latest.current.isAtStake();
        if (!isRefused) return false;
        // Back right after the dialog has opened comes before the dialog's own history entry, and closes it as well.
        if (latest.current.refused !== null && !isOfCode(navigation)) setRefused(null);
        else ask(navigation);
        return true;
      },
    });
    return () => {
      end.abort();
      unblock();
    };
  }, [history]);
  if (refused === null) return null;
  return {
    leave: () => {
      // The dialog may have been closed while the changes were being saved.
      if (latest.current.refused !== refused) return;
      setRefused(null);
      repeat(history, refused);
    },
    stay: () => setRefused(null),
  };
}

/** By a link or a button of the page, and not by the browser's Back or Forward. */
const isOfCode = ({ action }: Navigation) => action === 'PUSH' || action === 'REPLACE';

function repeat(
  history: RouterHistory,
  { action, currentLocation: from, nextLocation: to }: Navigation,
): void {
  const unblocked = { ignoreBlocker: true };
  const delta = to.state.__TSR_index - from.state.__TSR_index;
  if (action === 'REPLACE') history.replace(to.href, to.state, unblocked);
  // The history entry of the dialog has replaced the one that Forward led to.
  else if (action === 'PUSH' || delta > 0) history.push(to.href, to.state, unblocked);
  else history.go(delta, unblocked);
}
