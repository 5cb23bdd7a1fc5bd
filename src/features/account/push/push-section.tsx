import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { type PushState, readPushState } from '#src/data/push/push-state.ts';
import { turnOffPush } from '#src/data/push/turn-off.ts';
import { turnOnPush } from '#src/data/push/turn-on.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { useRetainedFocus } from '#src/ui/kit/use-retained-focus.ts';
import styles from './ask-for-push.module.css';
import { BlockedHelp, InstallFirstHelp } from './push-help.tsx';

/** `failed`: turning notifications on failed. `unknown`: the browser's state could not be read. */
type Shown = PushState | 'failed' | 'unknown';

async function readState(): Promise<Shown> {
  try {
    return await readPushState();
  } catch (error) {
    logger.info('push_state_not_read', { error: errorText(error) });
    return 'unknown';
  }
}

async function turnOn(): Promise<Shown> {
  const outcome = await turnOnPush();
  return outcome === 'dismissed' ? 'askable' : outcome;
}

async function turnOff(): Promise<Shown> {
  await turnOffPush();
  return 'askable';
}

/** The action of the button in each state that has one. */
const acts: Readonly<Partial<Record<Shown, () => Promise<Shown>>>> = {
  subscribed: turnOff,
  askable: turnOn,
  failed: turnOn,
  unknown: readState,
};

/** Whether this device shows notifications, and the button that changes it. */
export function PushSection() {
  const [state, setState] = useState<Shown | null>(null);
  const [isPending, setPending] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    let isGone = false;
    void readState().then((read) => !isGone && setState(read));
    return () => {
      isGone = true;
    };
  }, []);
  const act = state === null ? undefined : acts[state];
  useRetainedFocus(title, act === undefined ? 0 : 1);
  if (state === null) return null;
  const press = async (work: () => Promise<Shown>) => {
    setPending(true);
    setState(await work());
    setPending(false);
  };
  return (
    <section className={styles.section} aria-labelledby="push-here">
      <h2 id="push-here" ref={title} tabIndex={-1}>
        <Trans>Push notifications on this device</Trans>
      </h2>
      <div role="status">
        <Status state={state} />
      </div>
      {act !== undefined && (
        // A single button whose label changes, so that it keeps the focus.
        <Button
          kind={state === 'askable' || state === 'failed' ? 'primary' : 'secondary'}
          size="small"
          isPending={isPending}
          onPress={() => void press(act)}
        >
          <ButtonLabel state={state} />
        </Button>
      )}
    </section>
  );
}

function ButtonLabel({ state }: { readonly state: Shown }) {
  if (state === 'subscribed') return <Trans>Turn off on this device</Trans>;
  if (state === 'unknown') return <Trans>Try again</Trans>;
  return <Trans>Turn on notifications</Trans>;
}

function Status({ state }: { readonly state: Shown }) {
  switch (state) {
    case 'subscribed':
      return <Trans>On. You get notifications on this device, even when Hervonden is closed.</Trans>;
    case 'askable':
      return <Trans>Off. Turn them on to know right away about bids, messages and orders.</Trans>;
    case 'failed':
      return <Trans>Notifications could not be turned on. Check your connection and try again.</Trans>;
    case 'unknown':
      return <Trans>We could not check whether notifications are on.</Trans>;
    case 'denied':
      return (
        <>
          <p>
            <Trans>Notifications are blocked in this browser</Trans>
          </p>
          <p className={styles.soft}>
            <BlockedHelp />
          </p>
        </>
      );
    case 'install_first':
      return <InstallFirstHelp />;
    case 'unsupported':
      return <Trans>This browser can’t show notifications. You still get them by email.</Trans>;
  }
}
