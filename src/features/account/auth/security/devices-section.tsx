import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { formatAgo, formatDate } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { Dialog } from '#src/ui/kit/dialog.tsx';
import { Icon } from '#src/ui/kit/icon.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { ask } from '../auth-calls.ts';
import { NotLoaded } from './not-loaded.tsx';
import { Section } from './section.tsx';
import { SignOutDeviceDocument, SignOutOtherDevicesDocument } from './security.gen.ts';
import styles from './security.module.css';
import { type Device, devicesQuery } from './security-queries.ts';
import { useChange } from './use-change.ts';

/**
 * The devices where the account is signed in, and signing out on them: for a lost phone or somebody else's computer.
 */
export function DevicesSection() {
  const { data: devices, isError, isFetching, refetch } = useQuery(devicesQuery);
  const [isAsking, setAsking] = useState(false);
  return (
    <Section title={<Trans>Devices</Trans>}>
      <p className={styles.soft}>
        <Trans>You are signed in on these devices. Is there one you don’t recognise? Sign it out.</Trans>
      </p>
      {devices === undefined && !isError && <Skeleton height="8lh" />}
      {devices === undefined && isError && (
        <NotLoaded isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {devices !== undefined && (
        <ul className={styles.list}>
          {devices.map((device) => (
            <DeviceRow key={device.uuid} device={device} />
          ))}
        </ul>
      )}
      {devices !== undefined && devices.length > 1 && (
        <Button onPress={() => setAsking(true)}>
          <Trans>Sign out all other devices</Trans>
        </Button>
      )}
      {isAsking && <EverywhereElseDialog onClose={() => setAsking(false)} />}
    </Section>
  );
}

function DeviceRow({ device }: { readonly device: Device }) {
  const { t } = useLingui();
  const locale = useLocale();
  const isOffline = useIsOffline();
  const [isAsking, setAsking] = useState(false);
  const name = device.name === '' ? t`Unknown device` : device.name;
  const since = formatDate(device.createdAt, locale);
  const used = formatAgo(Date.parse(device.lastUsedAt), Date.now(), locale);
  return (
    <li className={styles.row}>
      <Icon icon={MonitorSmartphone} size={24} />
      <div className={styles.rowText}>
        <p>
          <span className={styles.name}>{name}</span>
          {device.isCurrent && (
            <span className={styles.here}>
              <Trans>This device</Trans>
            </span>
          )}
        </p>
        <p className={styles.small}>
          <Trans>
            Last used {used}, signed in on {since}
          </Trans>
        </p>
      </div>
      {!device.isCurrent && (
        <Button
          size="small"
          isDisabled={isOffline}
          aria-label={t`Sign out device: ${name}`}
          onPress={() => setAsking(true)}
        >
          <Trans>Sign out device</Trans>
        </Button>
      )}
      {isAsking && <SignOutDialog uuid={device.uuid} name={name} onClose={() => setAsking(false)} />}
    </li>
  );
}

interface SignOutDialogProps {
  readonly uuid: string;
  readonly name: string;
  readonly onClose: () => void;
}

function SignOutDialog({ uuid, name, onClose }: SignOutDialogProps) {
  const { t } = useLingui();
  const { run, isBusy } = useChange();
  const signOut = async () => {
    const done = await run(() => ask(SignOutDeviceDocument, { uuid }, (data) => data.signOutDevice));
    if (done === null) return;
    toast(t`${name} is signed out.`, { kind: 'success' });
    onClose();
  };
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onOpenChange={onClose}
      title={<Trans>Sign out {name}?</Trans>}
      actions={
        <>
          <Button kind="quiet" onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button kind="primary" isPending={isBusy} onPress={() => void signOut()}>
            <Trans>Sign out device</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          Drafts not yet sent from that device remain locked there until you sign in again. Other unsent
          changes on that device are lost.
        </Trans>
      </p>
    </Dialog>
  );
}

function EverywhereElseDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const { run, isBusy } = useChange();
  const signOutElsewhere = async () => {
    const done = await run(() => ask(SignOutOtherDevicesDocument, {}, (data) => data.signOutOtherDevices));
    if (done === null) return;
    toast(t`You are signed out on all other devices.`, { kind: 'success' });
    onClose();
  };
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onOpenChange={onClose}
      title={<Trans>Sign out all other devices?</Trans>}
      actions={
        <>
          <Button kind="quiet" onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button kind="primary" isPending={isBusy} onPress={() => void signOutElsewhere()}>
            <Trans>Sign out all other devices</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          Only this device stays signed in. Drafts not yet sent from other devices remain locked there until
          you sign in again. Other unsent changes on those devices are lost.
        </Trans>
      </p>
    </Dialog>
  );
}
