import { type HistoryState, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * What the page before has left in the history entry of this one, for as long as this page is shown. It is taken out of the
 * entry, so that a reload or Back does not bring it again.
 */
export function useStateOnce<Key extends keyof HistoryState>(key: Key): HistoryState[Key] {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [left] = useState(state[key]);
  const isThere = state[key] !== undefined;
  useEffect(() => {
    if (!isThere) return;
    void navigate({
      ...{ to: '.', search: true, hash: true, replace: true, resetScroll: false },
      state: (before) => ({ ...before, [key]: undefined }),
    });
  }, [isThere, key, navigate]);
  return left;
}
