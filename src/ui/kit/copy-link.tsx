import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Link2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import styles from './copy-link.module.css';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** How long the button shows that the link was copied, in milliseconds (UI-004). */
const copiedTime = 2000;

export interface CopyLinkProps extends Pick<ButtonLook, 'kind' | 'size'> {
  /** The URL to copy. Defaults to that of the page, without the fragment. */
  readonly address?: string;
}

/**
 * Copies the URL of the page and confirms it for 2 seconds (UI-004). If the browser refuses, the URL is shown for
 * copying by hand.
 */
export function CopyLink({ address, kind = 'quiet', size }: CopyLinkProps) {
  const { t } = useLingui();
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready');
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('ready'), copiedTime);
    return () => clearTimeout(timer);
  }, [state]);
  const link = () => address ?? location.href.replace(/#.*$/, '');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link());
      setState('copied');
    } catch {
      // Permission denied, an insecure context, or a browser without the Clipboard API.
      setState('refused');
    }
  };
  if (state === 'refused') return <ByHand link={link()} />;
  const isCopied = state === 'copied';
  return (
    <span className={styles.box}>
      <button type="button" className={buttonClass({ kind, size })} onClick={() => void copy()}>
        <Icon icon={isCopied ? Check : Link2} />
        {isCopied ? t`Link copied` : t`Copy link`}
      </button>
      <VisuallyHidden>
        <span role="status">{isCopied ? t`Link copied` : ''}</span>
      </VisuallyHidden>
    </span>
  );
}

function ByHand({ link }: { readonly link: string }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <label className={styles.box}>
      <Trans>Copy this link:</Trans>
      <input
        ref={field}
        readOnly
        value={link}
        className={styles.address}
        onFocus={(event) => event.target.select()}
      />
    </label>
  );
}
