import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { TextField } from '#src/ui/kit/text-field.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { ask } from '../auth-calls.ts';
import { AddPasskeyDocument, PasskeyRegistrationOptionsDocument } from './security.gen.ts';
import styles from './security.module.css';
import { useChange } from './use-change.ts';

/** Creates a passkey on this device or on a phone nearby, with a name to recognise it by. */
export function AddPasskey() {
  const [isOpen, setOpen] = useState(false);
  // The page needs a session, so it is never rendered on the server.
  const isSupported = typeof PublicKeyCredential !== 'undefined';
  if (!isSupported) {
    return (
      <Banner>
        <Trans>This browser does not support passkeys. Use a newer browser to add one.</Trans>
      </Banner>
    );
  }
  if (isOpen) return <AddForm onClose={() => setOpen(false)} />;
  return (
    <Button icon={Plus} onPress={() => setOpen(true)}>
      <Trans>Add a passkey</Trans>
    </Button>
  );
}

function AddForm({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const isOffline = useIsOffline();
  const [name, setName] = useState('');
  const { add, isBusy, problem } = useAdding(onClose);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isOffline && !isBusy) void add(name.trim() === '' ? t`Passkey` : name.trim());
      }}
    >
      {problem !== null && (
        <Banner kind="error" announce>
          {problem}
        </Banner>
      )}
      <TextField
        label={<Trans>Name of the passkey</Trans>}
        description={<Trans>Only you see this name, for example “my phone” or “home laptop”.</Trans>}
        maxLength={60}
        autoFocus
        value={name}
        onChange={setName}
      />
      <div className={styles.buttons}>
        <Button type="submit" kind="primary" isPending={isBusy} isDisabled={isOffline}>
          <Trans>Create passkey</Trans>
        </Button>
        <Button kind="quiet" onPress={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}

function useAdding(onClose: () => void) {
  const { t } = useLingui();
  const { run, isBusy } = useChange();
  const [isMaking, setMaking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const make = async (name: string) => {
    const { makePasskey } = await import('./passkey-registration.ts');
    const options = await run(() =>
      ask(PasskeyRegistrationOptionsDocument, {}, (data) => data.passkeyRegistrationOptions),
    );
    if (options === null) return;
    const made = await makePasskey(options.value.options);
    if (made.kind === 'called_off') return;
    if (made.kind === 'known') return setProblem(t`This device already has a passkey for your account.`);
    const { response } = made;
    const added = await run(() => ask(AddPasskeyDocument, { response, name }, (data) => data.addPasskey));
    if (added === null) return;
    toast(t`You can now sign in with “${name}”.`, { kind: 'success' });
    onClose();
  };
  const add = async (name: string) => {
    setProblem(null);
    setMaking(true);
    try {
      await make(name);
    } catch (error) {
      logger.warn('passkey_not_made', { error: errorText(error) });
      setProblem(t`Your device could not create a passkey. Try again or use another device.`);
    } finally {
      setMaking(false);
    }
  };
  return { add, isBusy: isBusy || isMaking, problem };
}
