import { startTransition, useEffect, useState } from 'react';
import type { DraftSession } from './draft-session.ts';
import { followDraft } from './follow-draft.ts';

/**
 * The open form of a draft; `locked` after its account signed out, null until the first view and while it is not enabled. Typed values are
 * written when the page is hidden or left. Changes to the view are no new state here: who shows a part of it
 * subscribes to that part.
 */
export function useDraftSession(draftId: string, isEnabled: boolean): DraftSession | 'locked' | null {
  const [open, setOpen] = useState<DraftSession | 'locked' | null>(null);
  useEffect(() => {
    if (!isEnabled) return;
    const { flush, stop } = followDraft(draftId, (shown) =>
      // The form takes a phone long to render, and the title can be typed meanwhile.
      startTransition(() => setOpen(shown === 'locked' ? shown : shown.session)),
    );
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      stop();
      setOpen(null);
    };
  }, [draftId, isEnabled]);
  return open;
}
