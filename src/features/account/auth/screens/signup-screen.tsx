import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#src/ui/kit/button.tsx';
import { Checkbox } from '#src/ui/kit/checkbox.tsx';
import { TextField } from '#src/ui/kit/text-field.tsx';
import { CreateUserDocument } from '../auth.gen.ts';
import styles from '../auth.module.css';
import { ask } from '../auth-calls.ts';
import { signUpProblems } from '../auth-checks.ts';
import { AuthForm, useFieldError } from '../auth-form.tsx';
import { EmailField } from '../email-field.tsx';
import type { PanelTools } from '../panel-tools.ts';
import { PasswordField, PasswordHint } from '../password-field.tsx';
import { useAttempt } from '../use-attempt.ts';
import { useCommonPasswords } from '../use-common-passwords.ts';

export interface SignupScreenProps {
  readonly tools: PanelTools;
  /** The invitation of the wishlist has its own texts (AUTH-009). */
  readonly forWishlist?: boolean;
}

/** Creates an account (AUTH-003), which works once the emailed link was opened (AUTH-014). */
export function SignupScreen({ tools, forWishlist = false }: SignupScreenProps) {
  const { t } = useLingui();
  const form = useSignup(tools);
  const { attempt, errorOf } = form;
  return (
    <AuthForm
      tools={tools}
      attempt={attempt}
      title={forWishlist ? t`Save your favourites` : t`Create an account`}
      intro={
        forWishlist ? (
          <Trans>Create an account to see your favourites on your phone and computer.</Trans>
        ) : (
          <Trans>See your favourites on every device, make bids and sell what you no longer need.</Trans>
        )
      }
      submitLabel={<Trans>Create account</Trans>}
      onSubmit={form.submit}
      footer={
        <p className={styles.turn}>
          <Trans>Already have an account?</Trans>
          <Button kind="quiet" onPress={() => tools.go({ name: 'login' })}>
            <Trans>Sign in</Trans>
          </Button>
        </p>
      }
    >
      <TextField
        id="auth-name"
        label={<Trans>Name</Trans>}
        name="name"
        autoComplete="name"
        value={form.name}
        onChange={form.setName}
        error={errorOf('name')}
      />
      <EmailField tools={tools} onChange={() => attempt.forget('email')} error={errorOf('email')} />
      <div>
        <PasswordField
          name="password"
          label={<Trans>Password</Trans>}
          autoComplete="new-password"
          value={form.password}
          onChange={form.setPassword}
          error={errorOf('password')}
        />
        <PasswordHint password={form.password} isCommon={form.isCommon} />
      </div>
      <Checkbox isSelected={form.acceptsMarketing} onChange={form.setMarketing}>
        <Trans>Email me new finds and tips now and then. You can unsubscribe in every email.</Trans>
      </Checkbox>
    </AuthForm>
  );
}

function useSignup(tools: PanelTools) {
  const attempt = useAttempt();
  const isCommon = useCommonPasswords();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  // Selected by default (AUTH-025).
  const [acceptsMarketing, setMarketing] = useState(true);
  const submit = () => {
    const email = tools.email.trim();
    const variables = { email, password, name: name.trim(), acceptsMarketing, redirectUrl: tools.returnTo };
    void attempt.attempt({
      found: signUpProblems({ name, email, password }, isCommon),
      ask: async () => {
        const answer = await ask(CreateUserDocument, variables, ({ createUser }) => createUser);
        if (answer.kind === 'done' || isOwnCode(answer.refusal.errorCode)) return answer;
        // AUTH-037: every other failure has the same message.
        return { kind: 'refused', refusal: { errorCode: 'error_try_again', message: '' } };
      },
      onDone: () => tools.go({ name: 'mail_sent', mail: 'activation' }),
    });
  };
  const changed = (field: 'name' | 'password', set: (value: string) => void) => (value: string) => {
    set(value);
    attempt.forget(field);
  };
  return {
    attempt,
    errorOf: useFieldError(attempt),
    isCommon,
    name,
    setName: changed('name', setName),
    password,
    setPassword: changed('password', setPassword),
    acceptsMarketing,
    setMarketing,
    submit,
  };
}

/** Codes with a message that the person can act on; for "too many requests" that is the server's message. */
function isOwnCode(errorCode: string): boolean {
  return errorCode === 'too_many_requests' || problemFields.includes(errorCode);
}

const problemFields: readonly string[] = [
  'user_already_exists',
  'name_too_short',
  'name_too_long',
  'weak_password',
  'email_address_incorrect',
];
