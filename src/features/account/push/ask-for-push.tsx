import { Trans } from '@lingui/react/macro';
import { Bell } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { takeSuggestedQuietHours } from '#src/data/notifications/take-quiet-hours.ts';
import { type PushState, readPushState } from '#src/data/push/push-state.ts';
import { turnOnPush } from '#src/data/push/turn-on.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { useRetainedFocus } from '#src/ui/kit/use-retained-focus.ts';
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx';
import styles from './ask-for-push.module.css';
import { isResting, recordNotNow } from './not-now.ts';
import { BlockedHelp, InstallFirstHelp } from './push-help.tsx';
import { QuietHoursChoice } from './quiet-hours-choice.tsx';

export type PushReason = 'bid' | 'review' | 'published' | 'message' | 'sold' | 'bought';

export interface AskForPushProps {
  /** The person's last action or current page, about which notifications may follow. */
  readonly reason: PushReason;
}

type Shown = PushState | 'failed' | 'done' | 'hidden' | 'closed';

const buttonCounts: Readonly<Record<Shown, number>> = {
  ...{ askable: 2, failed: 2, denied: 1, install_first: 1 },
  ...{ done: 0, closed: 0, hidden: 0, unsupported: 0, subscribed: 0 },
};

/**
 * Prompts in the page to allow notifications on this device, after an action that gets a response later or for an
 * order in progress. The browser's permission prompt follows only on acceptance, because a refusal there is final.
 * Renders nothing if notifications are on, unsupported, or were declined in the last thirty days.
 */
export function AskForPush({ reason }: AskForPushProps) {
  const [wantsQuiet, setWantsQuiet] = useState(true);
  const [shown, setShown] = useState<Shown>('hidden');
  const [isPending, setPending] = useState(false);
  const [areHoursMissing, setHoursMissing] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useRetainedFocus(place, buttonCounts[shown]);
  useEffect(() => {
    if (isResting(Date.now())) return;
    let isGone = false;
    readPushState().then(
      (state) => !isGone && setShown(state),
      // The settings page reports this; an error next to the action just completed would be misleading.
      (error: unknown) => logger.info('push_state_not_read', { error: errorText(error) }),
    );
    return () => {
      isGone = true;
    };
  }, []);
  const close = () => {
    recordNotNow(Date.now());
    setShown('closed');
  };
  const turnOn = async () => {
    setPending(true);
    const outcome = await turnOnPush();
    setPending(false);
    if (outcome === 'dismissed') return close();
    if (outcome !== 'subscribed') return setShown(outcome);
    setShown('done');
    if (wantsQuiet) setHoursMissing(!(await takeSuggestedQuietHours()));
  };
  const content = () => {
    if (shown === 'closed') return <Closed />;
    if (shown === 'done') return <TurnedOn areHoursMissing={areHoursMissing} />;
    if (shown === 'denied') return <Blocked onClose={close} />;
    if (shown === 'install_first') return <InstallFirst onClose={close} />;
    return question();
  };
  const question = () => (
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
      <p className={styles.text}>
        <Trans>
          Get a notification on this device about your bids, messages, orders and listings. No advertising.
        </Trans>
      </p>
      <QuietHoursChoice isChosen={wantsQuiet} onChange={setWantsQuiet} />
      {shown === 'failed' && (
        <p className={styles.text} role="alert">
          <Trans>Notifications could not be turned on. Check your connection and try again.</Trans>
        </p>
      )}
    </Banner>
  );
  if (shown === 'hidden' || shown === 'unsupported' || shown === 'subscribed') return null;
  // Receives the focus when the pressed button disappears, so that keyboard users keep their position.
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {content()}
    </div>
  );
}

function Title({ reason }: Pick<AskForPushProps, 'reason'>) {
  if (reason === 'bid') return <Trans>Know right away when the seller replies</Trans>;
  if (reason === 'review') return <Trans>Know right away when your listing is live</Trans>;
  if (reason === 'published') return <Trans>Know right away when someone is interested</Trans>;
  if (reason === 'sold') return <Trans>Get updates about your sale right away</Trans>;
  if (reason === 'bought') return <Trans>Get updates about your order right away</Trans>;
  return <Trans>Know right away when there is a reply</Trans>;
}

function TurnedOn({ areHoursMissing }: { readonly areHoursMissing: boolean }) {
  return (
    <Banner kind="success" announce title={<Trans>Notifications are on</Trans>}>
      <p className={styles.text}>
        <Trans>You’ll get notifications on this device.</Trans>
      </p>
      {areHoursMissing && (
        <p className={styles.text} role="alert">
          <Trans>
            Your quiet hours could not be saved. You can set them in your{' '}
            <PathLink href="/account/meldingen/instellingen">notification settings</PathLink>.
          </Trans>
        </p>
      )}
    </Banner>
  );
}

function Closed() {
  return (
    <VisuallyHidden>
      <Trans>You can turn notifications on in your account at any time.</Trans>
    </VisuallyHidden>
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
      <BlockedHelp />
    </Banner>
  );
}

function InstallFirst({ onClose }: ClosableProps) {
  return (
    <Banner
      title={<Trans>Add Hervonden to your home screen first</Trans>}
      action={<CloseButton onClose={onClose} />}
    >
      <InstallFirstHelp />
    </Banner>
  );
}
