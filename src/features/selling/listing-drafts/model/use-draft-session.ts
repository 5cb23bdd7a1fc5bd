import { useEffect, useState } from 'react';
import { followDraft, type OpenDraft } from './follow-draft.ts';

/**
 * The open form of a draft; `locked` after its account signed out, null until the first view. Typed values are
 * written when the page is hidden or left.
 */
export function useDraftSession(draftId: string): OpenDraft | 'locked' | null {
  const [open, setOpen] = useState<OpenDraft | 'locked' | null>(null);
  useEffect(() => {
    const { flush, stop } = followDraft(draftId, setOpen);
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      stop();
      setOpen(null);
    };
  }, [draftId]);
  return open;
}
