import { Trans } from '@lingui/react/macro';
import { Share2 } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { buttonClass } from './button-class.ts';
import { CopyLink } from './copy-link.tsx';
import { Icon } from './icon.tsx';

export interface ShareLinkProps {
  readonly title: string;
}

const never = () => () => undefined;

/** The sheet of a phone names the people and apps one shares with; on a computer a copied link is of more use. */
const canShare = () =>
  typeof navigator.share === 'function' && window.matchMedia('(pointer: coarse)').matches;

/**
 * Shares the page's URL with the device's own sheet. Where there is none, or where the browser refuses it, the link
 * can be copied.
 */
export function ShareLink({ title }: ShareLinkProps) {
  const isOffered = useSyncExternalStore(never, canShare, () => false);
  const [isRefused, setRefused] = useState(false);
  if (!isOffered || isRefused) return <CopyLink />;
  const share = () =>
    navigator.share({ title, url: location.href.replace(/#.*$/, '') }).catch((error: unknown) => {
      // The sheet was closed without a choice.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setRefused(true);
    });
  return (
    <button type="button" className={buttonClass({ kind: 'quiet' })} onClick={() => void share()}>
      <Icon icon={Share2} />
      <Trans>Share</Trans>
    </button>
  );
}
