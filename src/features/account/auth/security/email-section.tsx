import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import type { Session } from '#src/platform/session/session.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { ask } from '../auth-calls.ts';
import { emailProblems } from '../auth-checks.ts';
import { useFieldError } from '../auth-form.tsx';
import { EmailField } from '../email-field.tsx';
import { useAttempt } from '../use-attempt.ts';
import { Section } from './section.tsx';
import { UpdateUserDocument } from './security.gen.ts';
import styles from './security.module.css';
import { pendingEmailQuery } from './security-queries.ts';
import { useChange } from './use-change.ts';

/** The email address of the account; a new one takes effect once the link emailed to it was opened (AUTH-050). */
export function EmailSection({ session }: { readonly session: Session }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const client = useQueryClient();
  const { data: pending = null } = useQuery(pendingEmailQuery);
  const setPending = (email: string | null) => {
    client.setQueryData(pendingEmailQuery.queryKey, email);
    void client.invalidateQueries({ queryKey: ['account-tasks'] });
  };
  return (
    <Section title={<Trans>Email address</Trans>}>
      <p>
        <strong className={styles.secret}>{session.email}</strong>
      </p>
      {pending !== null && <Pending pending={pending} present={session.email} onChange={setPending} />}
      {isOpen ? (
        <EmailForm
          label={t`New email address`}
          onClose={() => setOpen(false)}
          onAsked={(email) => {
            setPending(email);
            setOpen(false);
          }}
        />
      ) : (
        <Button onPress={() => setOpen(true)}>
          <Trans>Change email address</Trans>
        </Button>
      )}
    </Section>
  );
}

interface PendingProps {
  readonly pending: string;
  readonly present: string;
  readonly onChange: (pending: string | null) => void;
}

/** A requested address that is not confirmed: its email can be sent again, and the change can be cancelled. */
function Pending({ pending, present, onChange }: PendingProps) {
  const { run, isBusy } = useChange();
  const isOffline = useIsOffline();
  const askFor = async (email: string) => {
    const done = await run(() => ask(UpdateUserDocument, { email }, ({ updateUser }) => updateUser));
    if (done !== null) onChange(done.value.pendingEmail ?? null);
  };
  return (
    <Banner
      announce
      title={<Trans>Waiting for your confirmation</Trans>}
      action={
        <div className={styles.buttons}>
          <Button size="small" isDisabled={isOffline || isBusy} onPress={() => void askFor(pending)}>
            <Trans>Send email again</Trans>
          </Button>
          <Button
            size="small"
            kind="quiet"
            isDisabled={isOffline || isBusy}
            onPress={() => void askFor(present)}
          >
            <Trans>Keep current address</Trans>
          </Button>
        </div>
      }
    >
      <Trans>
        We emailed a link to {pending}. Open it to confirm your new address. Until then you sign in with your
        current address.
      </Trans>
    </Banner>
  );
}

interface EmailFormProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly onAsked: (pending: string | null) => void;
}

function EmailForm({ label, onClose, onAsked }: EmailFormProps) {
  const { t } = useLingui();
  const isOffline = useIsOffline();
  const attempt = useAttempt();
  const errorOf = useFieldError(attempt);
  const [email, setEmail] = useState('');
  const whole = attempt.problems.find(({ field }) => field === null);
  const submit = () =>
    void attempt.attempt({
      found: emailProblems(email),
      ask: () => ask(UpdateUserDocument, { email: email.trim() }, ({ updateUser }) => updateUser),
      onDone: ({ pendingEmail }) => onAsked(pendingEmail),
    });
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isOffline && !attempt.isBusy) submit();
      }}
    >
      {whole !== undefined && (
        <Banner kind="error" announce>
          {typeof whole.text === 'string' ? whole.text : t(whole.text)}
        </Banner>
      )}
      <EmailField
        label={label}
        tools={{ email, setEmail }}
        autoFocus
        onChange={() => attempt.forget('email')}
        error={errorOf('email')}
      />
      <div className={styles.buttons}>
        <Button type="submit" kind="primary" isPending={attempt.isBusy} isDisabled={isOffline}>
          <Trans>Send link</Trans>
        </Button>
        <Button kind="quiet" onPress={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
