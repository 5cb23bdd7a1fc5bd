import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { expectTokenEnd, session$, signIn } from '#src/platform/session/session.ts';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { QrCode } from '#src/ui/market/qr-code.tsx';
import { ask } from '../auth-calls.ts';
import { problemOf } from '../auth-messages.ts';
import { useAttempt } from '../use-attempt.ts';
import { CodeForm } from './code-form.tsx';
import { ConfirmTotpDocument, TotpSetupDocument } from './security.gen.ts';
import styles from './security.module.css';
import { useChange } from './use-change.ts';

export interface SetUpSecondFactorProps {
  readonly onClose: () => void;
  /** Receives the recovery codes, which are available only this once. */
  readonly onOn: (codes: readonly string[]) => void;
}

/** Shows the secret as a QR code and as text; the first code of the app turns the second factor on. */
export function SetUpSecondFactor({ onClose, onOn }: SetUpSecondFactorProps) {
  const { t } = useLingui();
  const secret = useNewSecret(onClose);
  const { attempt, isBusy, problems } = useAttempt();
  const change = useChange();
  const confirm = (code: string) =>
    void attempt({
      found: /^\d{6}$/.test(code) ? [] : [problemOf('second_factor_wrong')],
      // The server revokes this token and those of all other devices before the new token arrives.
      ask: async () => {
        const done = expectTokenEnd();
        try {
          const answer = await ask(ConfirmTotpDocument, { code }, (data) => data.confirmTotp);
          const session = session$.value;
          if (answer.kind === 'done' && session !== null)
            signIn({ ...session, token: answer.value.authToken });
          return answer;
        } finally {
          done();
        }
      },
      onDone: ({ recoveryCodes }) => {
        change.refresh();
        onOn(recoveryCodes);
      },
    });
  const [problem] = problems;
  const error =
    problem === undefined ? null : typeof problem.text === 'string' ? problem.text : t(problem.text);
  if (secret === null) return <Skeleton height="14lh" />;
  return (
    <>
      <ol className={styles.steps}>
        <li>
          <Trans>Open your authenticator app and scan this code, or type the characters below it.</Trans>
        </li>
        <li>
          <Trans>Enter the six digits shown in the app. Your other devices are then signed out.</Trans>
        </li>
      </ol>
      <QrCode text={secret.uri} label={t`QR code for your authenticator app`} />
      <p className={styles.secret}>{secret.secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
      <CodeForm
        submitLabel={<Trans>Turn it on</Trans>}
        isBusy={isBusy}
        error={error}
        onSubmit={confirm}
        onClose={onClose}
      />
    </>
  );
}

function useNewSecret(onFailed: () => void) {
  const { run } = useChange();
  const [secret, setSecret] = useState<{ readonly secret: string; readonly uri: string } | null>(null);
  // Once: each asking makes the one before useless.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for when the form opens, not when something changes
  useEffect(() => {
    let isGone = false;
    void run(() => ask(TotpSetupDocument, {}, (data) => data.totpSetup)).then((made) => {
      if (isGone) return;
      if (made === null) onFailed();
      else setSecret(made.value);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return secret;
}
