import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { isEmail, normalEmail } from '#domain/account/email.ts';
import { request } from '#src/data/graphql/client.ts';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { DataForm } from '#src/ui/kit/data-form.tsx';
import { TextField } from '#src/ui/kit/text-field.tsx';
import { ChangeEmailDocument } from './seller-data.gen.ts';
import styles from './seller-data.module.css';
import { saveError } from './seller-messages.ts';

type State =
  | { readonly kind: 'typing' | 'sending' | 'wrong' | 'same' }
  | { readonly kind: 'failed'; readonly message: string | null }
  | { readonly kind: 'sent'; readonly email: string };

/** Changes the account's email address. The new address takes effect once the link sent to it is used (AUTH-050). */
export function EmailForm({ email }: { readonly email: string }) {
  const { t } = useLingui();
  const isOffline = useIsOffline();
  const [typed, setTyped] = useState(email);
  const [state, setState] = useState<State>({ kind: 'typing' });
  const send = async () => {
    const next = normalEmail(typed);
    if (!isEmail(next)) return setState({ kind: 'wrong' });
    if (next === normalEmail(email)) return setState({ kind: 'same' });
    setState({ kind: 'sending' });
    try {
      const { updateUser: answer } = await request(ChangeEmailDocument, { email: next });
      setState(
        'errorCode' in answer ? { kind: 'failed', message: answer.message } : { kind: 'sent', email: next },
      );
    } catch {
      setState({ kind: 'failed', message: null });
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isOffline && state.kind !== 'sending') void send();
  };
  const error =
    state.kind === 'wrong'
      ? t`Enter a valid email address, such as name@example.com.`
      : state.kind === 'same'
        ? t`This is already your email address.`
        : undefined;
  return (
    <DataForm className={styles.group} onSubmit={submit}>
      <div className={styles.emailRow}>
        <TextField
          label={t`Email address`}
          type="email"
          autoComplete="email"
          maxLength={254}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setState({ kind: 'typing' });
          }}
          error={error}
        />
        <Button type="submit" isPending={state.kind === 'sending'} isDisabled={isOffline}>
          <Trans>Change email address</Trans>
        </Button>
      </div>
      {state.kind === 'sent' && (
        <Banner announce title={<Trans>Check your inbox</Trans>}>
          <Trans>We emailed a link to {state.email}. Open it to confirm your new address.</Trans>
        </Banner>
      )}
      {state.kind === 'failed' && (
        <Banner kind="error" announce>
          {state.message ?? t(saveError)}
        </Banner>
      )}
      {isOffline && (
        <p className={styles.soft}>
          <Trans>You are offline. You can change your email address once you are back online.</Trans>
        </p>
      )}
    </DataForm>
  );
}
