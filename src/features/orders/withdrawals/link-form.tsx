import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { isEmail } from '#domain/account/email.ts';
import { request } from '#src/data/graphql/client.ts';
import { CommandRefused, commandProblem } from '#src/data/graphql/command-problem.ts';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { DataForm } from '#src/ui/kit/data-form.tsx';
import { TextField } from '#src/ui/kit/text-field.tsx';
import { CommandBanner } from '#src/ui/market/command-banner.tsx';
import { AskWithdrawalLinkDocument } from './withdrawals.gen.ts';
import styles from './withdrawals.module.css';

/** For buyers without an account: requests an emailed link to the order. */
export function LinkForm({ orderNumber: known = '' }: { readonly orderNumber?: string }) {
  const { t } = useLingui();
  const isOffline = useIsOffline();
  const [orderNumber, setOrderNumber] = useState(known);
  const [email, setEmail] = useState('');
  const [wasTried, setTried] = useState(false);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async () => {
      const variables = { orderNumber: orderNumber.trim(), email: email.trim() };
      const { askWithdrawalLink } = await request(AskWithdrawalLinkDocument, variables);
      if ('errorCode' in askWithdrawalLink) throw new CommandRefused(askWithdrawalLink.message);
    },
  });
  const isNumber = /^\d{1,15}$/.test(orderNumber.trim());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isNumber && isEmail(email.trim())) mutate();
  };
  if (isSuccess)
    return (
      <Banner kind="success" announce title={<Trans>Check your email</Trans>}>
        <Trans>
          If there is an order with this number and email address, we have sent you a link. Nothing after a
          few minutes? Check the number and your spam folder.
        </Trans>
      </Banner>
    );
  return (
    <DataForm className={styles.form} onSubmit={submit}>
      <TextField
        label={t`Order number`}
        description={t`You can find it in your order confirmation.`}
        value={orderNumber}
        onChange={setOrderNumber}
        error={wasTried && !isNumber ? t`Enter the order number, in digits only.` : undefined}
        inputMode="numeric"
        maxLength={20}
      />
      <TextField
        label={t`Email address`}
        type="email"
        value={email}
        onChange={setEmail}
        error={wasTried && !isEmail(email.trim()) ? t`Enter the email address of the order.` : undefined}
        autoComplete="email"
        maxLength={254}
      />
      {isOffline && (
        <Banner kind="warning">
          <Trans>You are offline. Ask for the link once you are back online.</Trans>
        </Banner>
      )}
      <CommandBanner problem={commandProblem(error)} keepsText />
      <div className={styles.actions}>
        <Button kind="primary" type="submit" isPending={isPending} isDisabled={isOffline}>
          <Trans>Email me a link</Trans>
        </Button>
      </div>
    </DataForm>
  );
}
