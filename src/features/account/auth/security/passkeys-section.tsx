import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { Dialog } from '#src/ui/kit/dialog.tsx';
import { Icon } from '#src/ui/kit/icon.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { ask } from '../auth-calls.ts';
import { AddPasskey } from './add-passkey.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { Section } from './section.tsx';
import { RemovePasskeyDocument } from './security.gen.ts';
import styles from './security.module.css';
import { type Passkey, passkeysQuery } from './security-queries.ts';
import { useChange } from './use-change.ts';

/** Passkeys: signing in with the screen lock of the device instead of a password. */
export function PasskeysSection() {
  const { data: passkeys, isError, isFetching, refetch } = useQuery(passkeysQuery);
  return (
    <Section title={<Trans>Passkeys</Trans>}>
      <p className={styles.soft}>
        <Trans>
          With a passkey you sign in with your fingerprint, your face or the code of your device. Nothing to
          remember, and better protection against phishing.
        </Trans>
      </p>
      {passkeys === undefined && !isError && <Skeleton height="4lh" />}
      {passkeys === undefined && isError && (
        <NotLoaded isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {passkeys !== undefined && passkeys.length > 0 && (
        <ul className={styles.list}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.uuid} passkey={passkey} />
          ))}
        </ul>
      )}
      <AddPasskey />
    </Section>
  );
}

function PasskeyRow({ passkey }: { readonly passkey: Passkey }) {
  const { t } = useLingui();
  const locale = useLocale();
  const isOffline = useIsOffline();
  const [isAsking, setAsking] = useState(false);
  const { uuid, name, createdAt, lastUsedAt } = passkey;
  const added = formatDate(createdAt, locale);
  const used = lastUsedAt === null ? null : formatDate(lastUsedAt, locale);
  return (
    <li className={styles.row}>
      <Icon icon={KeyRound} size={24} />
      <div className={styles.rowText}>
        <p className={styles.name}>{name}</p>
        <p className={styles.small}>
          {used === null ? (
            <Trans>Added on {added}, not used yet</Trans>
          ) : (
            <Trans>
              Added on {added}, last used on {used}
            </Trans>
          )}
        </p>
      </div>
      <Button
        kind="quiet"
        size="small"
        isDisabled={isOffline}
        aria-label={t`Remove ${name}`}
        onPress={() => setAsking(true)}
      >
        <Trans>Remove</Trans>
      </Button>
      {isAsking && <RemoveDialog uuid={uuid} name={name} onClose={() => setAsking(false)} />}
    </li>
  );
}

interface RemoveDialogProps {
  readonly uuid: string;
  readonly name: string;
  readonly onClose: () => void;
}

function RemoveDialog({ uuid, name, onClose }: RemoveDialogProps) {
  const { run, isBusy } = useChange();
  const remove = async () => {
    const done = await run(() => ask(RemovePasskeyDocument, { uuid }, (data) => data.removePasskey));
    if (done !== null) onClose();
  };
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onOpenChange={onClose}
      title={<Trans>Remove this passkey?</Trans>}
      actions={
        <>
          <Button kind="quiet" onPress={onClose}>
            <Trans>Keep it</Trans>
          </Button>
          <Button kind="danger" isPending={isBusy} onPress={() => void remove()}>
            <Trans>Remove</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          You can no longer sign in with “{name}” after this. If your device still shows the passkey, delete
          it there too.
        </Trans>
      </p>
    </Dialog>
  );
}
