import { Trans, useLingui } from '@lingui/react/macro';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import styles from './security.module.css';

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** The recovery codes for a lost phone. They are shown once: the server stores only their hashes. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useLingui();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast(t`The codes are copied.`, { kind: 'success' });
    } catch {
      toast(t`Your browser can’t copy the codes. Write them down.`, { kind: 'error' });
    }
  };
  return (
    <>
      <Banner kind="warning" announce title={<Trans>Save these recovery codes</Trans>}>
        <Trans>
          Each code lets you sign in once when you don’t have your phone. You only see them now: print them or
          save them in your password manager.
        </Trans>
      </Banner>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button onPress={() => void copy()}>
          <Trans>Copy the codes</Trans>
        </Button>
        <Button kind="primary" onPress={onDone}>
          <Trans>I have saved them</Trans>
        </Button>
      </div>
    </>
  );
}
