import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { TextField } from '#src/ui/kit/text-field.tsx';
import styles from './security.module.css';

export interface CodeFormProps {
  readonly submitLabel: ReactNode;
  readonly isBusy: boolean;
  readonly error: string | null;
  readonly onSubmit: (code: string) => void;
  readonly onClose: () => void;
}

/** Asks for the current six-digit code of the authenticator app. */
export function CodeForm({ submitLabel, isBusy, error, onSubmit, onClose }: CodeFormProps) {
  const isOffline = useIsOffline();
  const [code, setCode] = useState('');
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isOffline && !isBusy) onSubmit(code.replace(/\s/g, ''));
      }}
    >
      <TextField
        label={<Trans>Code from your authenticator app</Trans>}
        autoComplete="one-time-code"
        inputMode="numeric"
        value={code}
        onChange={setCode}
        error={error}
      />
      <div className={styles.buttons}>
        <Button type="submit" kind="primary" isPending={isBusy} isDisabled={isOffline}>
          {submitLabel}
        </Button>
        <Button kind="quiet" onPress={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
