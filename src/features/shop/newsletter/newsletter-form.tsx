import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState, useSyncExternalStore } from 'react';
import { type EmailProblem, emailProblem, newsletterGift } from '#domain/subscription/subscription-rules.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { session$ } from '#src/platform/session/session.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { TextField } from '#src/ui/kit/text-field.tsx';
import styles from './newsletter-form.module.css';
import { subscribeNewsletter } from './subscribe-newsletter.ts';

const gift = formatEuro(newsletterGift.valueCents / 100);
const least = formatEuro(newsletterGift.minimalOrderValueCents / 100);

const problemSentences: Readonly<Record<EmailProblem, MessageDescriptor>> = {
  required: msg`Enter your email address.`,
  email_address_incorrect: msg({
    id: 'auth.email_address_incorrect',
    message: 'This email address is not correct.',
  }),
};

type State = 'typing' | 'sending' | 'failed' | 'asked';

function onSession(changed: () => void): () => void {
  const subscription = session$.subscribe(changed);
  return () => subscription.unsubscribe();
}

/**
 * The newsletter form in the footer of every page (NEWS-002): one address, submitted with Enter or the button
 * (UI-005, docs/readings.md).
 */
export function NewsletterForm() {
  const userId = useSyncExternalStore(
    onSession,
    () => session$.value?.userId,
    () => undefined,
  );
  // The footer is not remounted on sign-out; the key resets the form for the next user of the device.
  return <AddressForm key={userId ?? 'visitor'} />;
}

function AddressForm() {
  const { t } = useLingui();
  const [email, setEmail] = useState(session$.value?.email ?? '');
  const [state, setState] = useState<State>('typing');
  const [problem, setProblem] = useState<EmailProblem | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const refuse = (found: EmailProblem) => {
    setProblem(found);
    field.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'sending') return;
    const found = emailProblem(email);
    if (found !== null) return refuse(found);
    setState('sending');
    const outcome = await subscribeNewsletter(email.trim());
    setState(outcome === 'wrong_address' ? 'typing' : outcome);
    if (outcome === 'wrong_address') refuse('email_address_incorrect');
  };
  return (
    <section className={styles.box} aria-labelledby="newsletter-title">
      <div>
        <h2 id="newsletter-title" className={styles.title}>
          <Trans>{gift} off with our newsletter</Trans>
        </h2>
        <p className={styles.promise}>
          <Trans>The best finds in your inbox, and a code for purchases of {least} or more.</Trans>
        </p>
      </div>
      {state === 'asked' ? (
        <Banner kind="success" announce title={<Trans>Check your email</Trans>}>
          <Trans>Confirm your address in the email to get your code.</Trans>
        </Banner>
      ) : (
        <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
          <div className={styles.field}>
            <TextField
              // Dialogs and pages can have an email field of their own, so this one needs a distinct accessible name.
              label={<Trans>Your email address for the newsletter</Trans>}
              type="email"
              inputMode="email"
              autoComplete="email"
              isRequired
              inputRef={field}
              value={email}
              onChange={(value) => {
                setEmail(value);
                setProblem(null);
                if (state === 'failed') setState('typing');
              }}
              error={problem === null ? null : t(problemSentences[problem])}
            />
          </div>
          <Button type="submit" isPending={state === 'sending'}>
            <Trans>Sign me up</Trans>
          </Button>
          {state === 'failed' && (
            <div className={styles.note}>
              <Banner kind="error" announce>
                <Trans id="newsletter.error">Something went wrong, try again.</Trans>
              </Banner>
            </div>
          )}
        </form>
      )}
    </section>
  );
}
