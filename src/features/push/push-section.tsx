import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { type PushState, readPushState } from '#src/data/push/push-state.ts';
import { turnOffPush } from '#src/data/push/turn-off.ts';
import { turnOnPush } from '#src/data/push/turn-on.ts';
import { Button } from '#src/ui/kit/button.tsx';
import styles from './ask-for-push.module.css';
import { BlockedWords, InstallFirstWords } from './push-words.tsx';

/** Whether this device shows notifications, and the button that changes it. */
export function PushSection() {
  const [state, setState] = useState<PushState | 'failed' | null>(null);
  const [isPending, setPending] = useState(false);
  useEffect(() => {
    let isGone = false;
    readPushState().then(
      (read) => !isGone && setState(read),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  const change = async (work: () => Promise<PushState | 'failed'>) => {
    setPending(true);
    setState(await work());
    setPending(false);
  };
  const turnOn = () =>
    change(async () => {
      const outcome = await turnOnPush();
      return outcome === 'dismissed' ? 'askable' : outcome;
    });
  const turnOff = () =>
    change(async () => {
      await turnOffPush();
      return 'askable';
    });
  if (state === null) return null;
  return (
    <section className={styles.section} aria-labelledby="push-here">
      <h2 id="push-here">
        <Trans>Push notifications on this device</Trans>
      </h2>
      <div role="status">
        <Status state={state} />
      </div>
      {state === 'subscribed' && (
        <Button size="small" isPending={isPending} onPress={() => void turnOff()}>
          <Trans>Turn off on this device</Trans>
        </Button>
      )}
      {(state === 'askable' || state === 'failed') && (
        <Button kind="primary" size="small" isPending={isPending} onPress={() => void turnOn()}>
          <Trans>Turn on notifications</Trans>
        </Button>
      )}
    </section>
  );
}

function Status({ state }: { readonly state: PushState | 'failed' }) {
  switch (state) {
    case 'subscribed':
      return <Trans>On. This device tells you when something happens, also when Hervonden is closed.</Trans>;
    case 'askable':
      return <Trans>Off. Turn them on to hear about bids, messages and orders right away.</Trans>;
    case 'failed':
      return <Trans>Notifications could not be turned on. Check your connection and try again.</Trans>;
    case 'denied':
      return <BlockedWords />;
    case 'install_first':
      return <InstallFirstWords />;
    case 'unsupported':
      return <Trans>This browser can’t show notifications. You still get them by email.</Trans>;
  }
}
