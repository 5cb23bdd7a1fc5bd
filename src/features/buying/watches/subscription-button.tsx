import { Trans } from '@lingui/react/macro';
import { Check, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSignedIn } from '#src/data/session/use-signed-in.ts';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { Button } from '#src/ui/kit/button.tsx';
import type { ButtonLook } from '#src/ui/kit/button-class.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import type { SubscriptionState } from './use-subscription.ts';
import styles from './watches.module.css';

/** Asks a visitor to sign in without leaving the page, then calls `then`. */
export type AskToSignIn = (then: () => void) => void;

export interface SubscriptionButtonProps {
  readonly state: SubscriptionState;
  readonly icon: LucideIcon;
  readonly look: Pick<ButtonLook, 'size' | 'wide'>;
  /** The label of the button while unsubscribed. */
  readonly start: ReactNode;
  /** The label while subscribed. */
  readonly stop: ReactNode;
  /** Shown beside the button while subscribed; absent where the list itself makes that clear. */
  readonly note?: ReactNode;
  readonly askToSignIn: AskToSignIn;
  /** False if the page itself explains why changes are disabled offline. */
  readonly explains?: boolean;
}

/** Subscribes and unsubscribes. A single button, so that it keeps the focus. */
export function SubscriptionButton(props: SubscriptionButtonProps) {
  const { state, icon, look, start, stop, note, askToSignIn, explains = true } = props;
  const { isOn, isPending, change } = state;
  const isOffline = useIsOffline();
  const isVisitor = useSignedIn() === null;
  return (
    <div className={styles.subscription} data-wide={look.wide === true || undefined}>
      <p role="status" className={styles.note}>
        {isOn && note !== undefined && (
          <>
            <Icon icon={Check} size={18} />
            {note}
          </>
        )}
      </p>
      <Button
        {...look}
        icon={icon}
        isPending={isPending}
        isDisabled={isOffline}
        onPress={() => {
          if (isVisitor) askToSignIn(() => change(true));
          else change(!isOn);
        }}
      >
        {isOn ? stop : start}
      </Button>
      {isOffline && explains && (
        <p className={styles.why}>
          <Trans>You are offline. You can do this once you are back online.</Trans>
        </p>
      )}
    </div>
  );
}
