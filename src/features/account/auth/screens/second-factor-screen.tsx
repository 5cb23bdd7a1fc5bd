import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { TextField } from '#src/ui/kit/text-field.tsx';
import { SecondFactorLoginDocument } from '../auth.gen.ts';
import { ask } from '../auth-calls.ts';
import { AuthForm, useFieldError } from '../auth-form.tsx';
import { problemOf } from '../auth-messages.ts';
import { enterAccount } from '../enter-account.ts';
import type { PanelTools } from '../panel-tools.ts';
import { useAttempt } from '../use-attempt.ts';
import { BackToLogin } from './mail-request-screens.tsx';

export interface SecondFactorScreenProps {
  readonly tools: PanelTools;
  /** Proves that the password was correct a moment ago. */
  readonly ticket: string;
}

/** Asks staff who set up an authenticator app for its code, after the password. */
export function SecondFactorScreen({ tools, ticket }: SecondFactorScreenProps) {
  const { t } = useLingui();
  const attempt = useAttempt();
  const errorOf = useFieldError(attempt);
  const [code, setCode] = useState('');
  const submit = () => {
    const plain = code.replace(/\s/g, '');
    void attempt.attempt({
      found: plain === '' ? [problemOf('code_missing')] : [],
      ask: () => ask(SecondFactorLoginDocument, { ticket, code: plain }, (data) => data.secondFactorLogin),
      onDone: async (user) => {
        if (await enterAccount(user)) tools.onSignedIn();
      },
      sentences: { invalid_token: 'ticket_expired' },
    });
  };
  return (
    <AuthForm
      tools={tools}
      attempt={attempt}
      title={t`One more step`}
      intro={<Trans>Enter the six-digit code from your authenticator app.</Trans>}
      submitLabel={<Trans>Sign in</Trans>}
      onSubmit={submit}
      footer={<BackToLogin tools={tools} />}
    >
      <TextField
        id="auth-code"
        label={<Trans>Code</Trans>}
        description={<Trans>Don’t have your phone with you? Use one of your recovery codes.</Trans>}
        name="code"
        autoComplete="one-time-code"
        spellCheck="false"
        value={code}
        onChange={(value) => {
          setCode(value);
          attempt.forget('code');
        }}
        error={errorOf('code')}
      />
    </AuthForm>
  );
}
