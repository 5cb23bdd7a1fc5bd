import { Trans } from '@lingui/react/macro';
import { Bell } from 'lucide-react';
import { useEffect, useState } from 'react';
import { takeSuggestedQuietHours } from '#src/data/notifications/take-quiet-hours.ts';
import { type PushState, readPushState } from '#src/data/push/push-state.ts';
import { turnOnPush } from '#src/data/push/turn-on.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import styles from './ask-for-push.module.css';
import { isResting, noteNotNow } from './not-now.ts';
import { BlockedWords, InstallFirstWords } from './push-words.tsx';
import { QuietHoursChoice } from './quiet-hours-choice.tsx';

export type PushReason = 'bid' | 'sale' | 'message';

export interface AskForPushProps {
  /** What the person has just done, of which the answer will come later. */
  readonly reason: PushReason;
}

type Shown = PushState | 'failed' | 'done' | 'hidden';

/**
 * Asks in the page, after an act whose answer comes later, whether this device may show notifications. The browser's own
 * question follows the yes, because a no to that one is for ever. Nothing where it makes no sense: notifications are on,
 * impossible here, or were declined within thirty days.
 */
export function AskForPush({ reason }: AskForPushProps) {
  const [wantsQuiet, setWantsQuiet] = useState(true);
  const [shown, setShown] = useState<Shown>('hidden');
  const [isPending, setPending] = useState(false);
  useEffect(() => {
    if (isResting(Date.now())) return;
    let isGone = false;
    readPushState().then(
      (state) => !isGone && setShown(state),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  const close = () => {
    noteNotNow(Date.now());
    setShown('hidden');
  };
  const turnOn = async () => {
    setPending(true);
    const outcome = await turnOnPush();
    setPending(false);
    if (outcome === 'dismissed') return close();
    if (outcome !== 'subscribed') return setShown(outcome);
    setShown('done');
    if (wantsQuiet) await takeSuggestedQuietHours();
  };
  if (shown === 'hidden' || shown === 'unsupported' || shown === 'subscribed') return null;
  if (shown === 'done') return <TurnedOn />;
  if (shown === 'denied') return <Blocked onClose={close} />;
  if (shown === 'install_first') return <InstallFirst onClose={close} />;
  return (
    <Banner
      title={<Title reason={reason} />}
      action={
        <div className={styles.actions}>
          <Button kind="primary" size="small" icon={Bell} isPending={isPending} onPress={() => void turnOn()}>
            <Trans>Turn on notifications</Trans>
          </Button>
          <Button size="small" onPress={close}>
            <Trans>Not now</Trans>
          </Button>
        </div>
      }
    >
      <p className={styles.words}>
        <Trans>Get a notification on this device about your bids, messages and orders. No advertising.</Trans>
      </p>
      <QuietHoursChoice isChosen={wantsQuiet} onChange={setWantsQuiet} />
      {shown === 'failed' && (
        <p className={styles.words} role="alert">
          <Trans>Notifications could not be turned on. Check your connection and try again.</Trans>
        </p>
      )}
    </Banner>
  );
}

function Title({ reason }: Pick<AskForPushProps, 'reason'>) {
  if (reason === 'bid') return <Trans>Know right away when the seller answers</Trans>;
  if (reason === 'sale') return <Trans>Know right away when someone is interested</Trans>;
  return <Trans>Know right away when there is a reply</Trans>;
}

function TurnedOn() {
  return (
    <Banner kind="success" announce title={<Trans>Notifications are on</Trans>}>
      <Trans>This device tells you when something happens.</Trans>
    </Banner>
  );
}

interface ClosableProps {
  readonly onClose: () => void;
}

function CloseButton({ onClose }: ClosableProps) {
  return (
    <Button size="small" onPress={onClose}>
      <Trans>Close</Trans>
    </Button>
  );
}

function Blocked({ onClose }: ClosableProps) {
  return (
    <Banner
      title={<Trans>Notifications are blocked in this browser</Trans>}
      action={<CloseButton onClose={onClose} />}
    >
      <BlockedWords />
    </Banner>
  );
}

function InstallFirst({ onClose }: ClosableProps) {
  return (
    <Banner
      title={<Trans>Put Hervonden on your home screen first</Trans>}
      action={<CloseButton onClose={onClose} />}
    >
      <InstallFirstWords />
    </Banner>
  );
}
