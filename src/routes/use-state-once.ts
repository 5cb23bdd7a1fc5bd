import { type HistoryState, useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * Returns state that the previous page left in this history entry, for as long as this page is shown. Removes it from
 * the entry, so that a reload or Back does not return it again.
 */
export function useStateOnce<Key extends keyof HistoryState>(key: Key): HistoryState[Key] {
  const router = useRouter();
  const isThere = useLocation({ select: ({ state }) => state[key] !== undefined });
  const navigate = useNavigate();
  const [left] = useState(() => router.state.location.state[key]);
  useEffect(() => {
    if (!isThere) return;
    void navigate({
      ...{ to: '.', search: true, hash: true, replace: true, resetScroll: false },
      state: (before) => ({ ...before, [key]: undefined }),
    });
  }, [isThere, key, navigate]);
  return left;
}
