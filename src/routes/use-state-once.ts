import { type HistoryState, useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * Returns state that the previous page left in this history entry, for as long as this page is shown. Removes it from
 * the entry, so that a reload or Back does not return it again.
 *
 * Removing it is a navigation of its own, which the router sees before it has scrolled for the first one: with
 * `resetScroll: false` it would skip that too, and leave the page where the previous one was scrolled to.
 */
export function useStateOnce<Key extends keyof HistoryState>(key: Key): HistoryState[Key] {
  const router = useRouter();
  const isThere = useLocation({ select: ({ state }) => state[key] !== undefined });
  const navigate = useNavigate();
  const [left] = useState(() => router.state.location.state[key]);
  useEffect(() => {
    if (!isThere) return;
    void navigate({
      ...{ to: '.', search: true, hash: true, replace: true },
      state: (before) => ({ ...before, [key]: undefined }),
    });
  }, [isThere, key, navigate]);
  return left;
}
