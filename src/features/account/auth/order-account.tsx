import { Trans } from '@lingui/react/macro';
import { MailCheck } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { Icon } from '#src/ui/kit/icon.tsx';
import { CreateOrderAccountDocument } from './auth.gen.ts';
import styles from './auth.module.css';
import { ask } from './auth-calls.ts';
import { passwordProblems } from './auth-checks.ts';
import { useFieldError, useProblemText } from './auth-form.tsx';
import { askForMail } from './mail-calls.ts';
import { PasswordField, PasswordHint } from './password-field.tsx';
import { useAttempt } from './use-attempt.ts';
import { useCommonPasswords } from './use-common-passwords.ts';

export interface OrderAccountProps {
  /** The paid cart, whose order has no account. */
  readonly cartUuid: string;
  /** The email address of the order, which becomes that of the account. */
  readonly email: string;
  /** Renders the link to sign in, for an address that has an account already. */
  readonly signIn: (label: ReactNode) => ReactNode;
}

type Step = 'password' | 'sent' | 'known';

/** Offers the buyer of an order without an account to open one: everything but a password is known (AUTH-003). */
export function OrderAccount({ cartUuid, email, signIn }: OrderAccountProps) {
  const headingId = useId();
  const [step, setStep] = useState<Step>('password');
  return (
    <section className={styles.order} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.title} data-small>
        <Trans>Create an account: choose a password</Trans>
      </h2>
      {step === 'password' && <PasswordStep {...{ cartUuid, email }} onStep={setStep} />}
      {step === 'sent' && <SentStep email={email} />}
      {step === 'known' && (
        <Banner announce action={signIn(<Trans>Sign in</Trans>)}>
          <Trans>
            There is already an account for {email}. Sign in and your order is in it. We have not changed
            anything.
          </Trans>
        </Banner>
      )}
    </section>
  );
}

interface PasswordStepProps extends Pick<OrderAccountProps, 'cartUuid' | 'email'> {
  readonly onStep: (step: Step) => void;
}

function PasswordStep({ cartUuid, email, onStep }: PasswordStepProps) {
  const attempt = useAttempt();
  const errorOf = useFieldError(attempt);
  const text = useProblemText();
  const isCommon = useCommonPasswords();
  const isOffline = useIsOffline();
  const [password, setPassword] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const { refusals } = attempt;
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLInputElement>('input[name="password"]')?.focus();
  }, [refusals]);
  const whole = attempt.problems.find(({ field }) => field === null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isOffline || attempt.isBusy) return;
    void attempt.attempt({
      found: passwordProblems(password, isCommon),
      ask: () => ask(CreateOrderAccountDocument, { cartUuid, password }, (data) => data.createOrderAccount),
      onDone: () => onStep('sent'),
      onRefused({ errorCode }) {
        if (errorCode !== 'user_already_exists') return false;
        onStep('known');
        return true;
      },
    });
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.soft}>
        <Trans>Follow this order and your next ones on every device. Your email address is {email}.</Trans>
      </p>
      {whole !== undefined && (
        <Banner kind="error" announce>
          {text(whole)}
        </Banner>
      )}
      {/* Password managers store the password under this name. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <div>
        <PasswordField
          name="password"
          label={<Trans>Password</Trans>}
          autoComplete="new-password"
          value={password}
          onChange={(value) => {
            setPassword(value);
            attempt.forget('password');
          }}
          error={errorOf('password')}
        />
        {password !== '' && <PasswordHint password={password} isCommon={isCommon} />}
      </div>
      <div>
        <Button type="submit" isPending={attempt.isBusy} isDisabled={isOffline}>
          {isOffline ? <Trans>Waiting for a connection</Trans> : <Trans>Create account</Trans>}
        </Button>
      </div>
    </form>
  );
}

function SentStep({ email }: Pick<OrderAccountProps, 'email'>) {
  const attempt = useAttempt();
  const text = useProblemText();
  const [times, setTimes] = useState(0);
  const [problem] = attempt.problems;
  const again = () =>
    void attempt.attempt({
      found: [],
      ask: () => askForMail('activation', email, null),
      onDone: () => setTimes((count) => count + 1),
    });
  return (
    <div className={styles.form} role="status">
      <p className={styles.sent}>
        <Icon icon={MailCheck} size={24} />
        <span>
          <Trans>
            We emailed a link to {email}. Open it to confirm your address: you are then signed in, and your
            order is in your account.
          </Trans>
        </span>
      </p>
      {problem !== undefined && <Banner kind="error">{text(problem)}</Banner>}
      {times > 0 && problem === undefined && (
        <p>
          <Trans>Sent again. Use the latest link.</Trans>
        </p>
      )}
      <div>
        <Button kind="quiet" size="small" isPending={attempt.isBusy} onPress={again}>
          <Trans>Send email again</Trans>
        </Button>
      </div>
    </div>
  );
}
