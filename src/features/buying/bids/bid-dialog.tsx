import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { session$ } from '#src/platform/session/session.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { DataForm } from '#src/ui/kit/data-form.tsx';
import { Dialog } from '#src/ui/kit/dialog.tsx';
import { TextField } from '#src/ui/kit/text-field.tsx';
import { titleIn } from '#src/ui/market/card-title.ts';
import { type BidField, type BidProblem, bidSentences } from './bid-problems.ts';
import styles from './bids.module.css';
import { type BidProduct, useBid } from './use-bid.ts';

export type { BidProduct };

export interface BidDialogProps {
  readonly product: BidProduct;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Shown once the bid is placed. */
  readonly afterBid?: ReactNode;
}

/** The bid dialog (BID-040): an amount and an email address, prefilled for a person who is signed in (BID-038). */
export function BidDialog({ product, isOpen, onOpenChange, afterBid }: BidDialogProps) {
  const { state, problems, place, edit } = useBid(product);
  const isOffline = useIsOffline();
  const formId = useId();
  const isPlaced = state === 'placed';
  return (
    <Dialog
      title={<Trans>Make a bid</Trans>}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      actions={
        isPlaced ? (
          <Button kind="primary" onPress={() => onOpenChange(false)}>
            <Trans>Done</Trans>
          </Button>
        ) : (
          <Button
            type="submit"
            form={formId}
            kind="primary"
            isPending={state === 'sending'}
            isDisabled={isOffline}
          >
            <Trans>Place bid</Trans>
          </Button>
        )
      }
    >
      {isPlaced ? (
        <div className={styles.form}>
          <Banner kind="success" announce title={<Trans>Your bid has been sent to the seller</Trans>}>
            <Trans>It is valid for five days. We will email you the answer.</Trans>
          </Banner>
          {afterBid}
        </div>
      ) : (
        <BidForm
          id={formId}
          product={product}
          problems={problems}
          wasUnreached={state === 'unreached'}
          isSending={state === 'sending'}
          isOffline={isOffline}
          onEdit={edit}
          onSubmit={(typed) => void place(typed)}
        />
      )}
    </Dialog>
  );
}

interface BidFormProps {
  readonly id: string;
  readonly product: BidProduct;
  readonly problems: readonly BidProblem[];
  readonly wasUnreached: boolean;
  readonly isSending: boolean;
  readonly isOffline: boolean;
  readonly onEdit: () => void;
  readonly onSubmit: (typed: { readonly amount: string; readonly email: string }) => void;
}

function BidForm({ id, product, problems, isOffline, ...rest }: BidFormProps) {
  const { wasUnreached, isSending, onEdit, onSubmit } = rest;
  const { t } = useLingui();
  const title = titleIn(product, useLocale());
  const [amount, setAmount] = useState('');
  // The server uses the account's own address for its bids, so the field cannot be edited.
  const [own] = useState(session$.value?.email ?? null);
  const [email, setEmail] = useState(own ?? '');
  const errorAt = (field: BidField | 'form') => {
    const problem = problems.find((one) => one.field === field);
    return problem === undefined ? null : t(bidSentences[problem.code]);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit({ amount, email });
  };
  const overForm = errorAt('form');
  return (
    <DataForm id={id} className={styles.form} onSubmit={submit}>
      <p className={styles.product}>
        {title} · {formatEuro(product.price)}
      </p>
      {overForm !== null && (
        <Banner kind="error" announce>
          {overForm}
        </Banner>
      )}
      {wasUnreached && (
        <Banner kind="warning" announce>
          <Trans>
            Your bid has not been confirmed yet. You can safely send it again: it only counts once.
          </Trans>
        </Banner>
      )}
      {isOffline && (
        <Banner kind="warning">
          <Trans>
            You are offline. A bid is binding, so it is not sent automatically later. Bid once you are back
            online; you won’t lose what you entered.
          </Trans>
        </Banner>
      )}
      <TextField
        label={<Trans>Your bid</Trans>}
        description={
          product.minimumBidPrice === null || product.minimumBidPrice <= 1 ? (
            <Trans>In whole euros.</Trans>
          ) : (
            <Trans>At least {formatEuro(product.minimumBidPrice)}, in whole euros.</Trans>
          )
        }
        prefix="€"
        inputMode="numeric"
        autoComplete="off"
        autoFocus
        isReadOnly={isSending}
        value={amount}
        onChange={(value) => {
          setAmount(value);
          onEdit();
        }}
        error={errorAt('amount')}
      />
      <TextField
        label={<Trans>Email address</Trans>}
        type="email"
        inputMode="email"
        autoComplete="email"
        isReadOnly={isSending || own !== null}
        value={email}
        onChange={(value) => {
          setEmail(value);
          onEdit();
        }}
        error={errorAt('email')}
      />
      <p className={styles.small}>
        <Trans>
          You can make one bid per product, and the seller has five days to answer it. We will email you the
          answer; you pay nothing before that. The seller does not see your email address.
        </Trans>
      </p>
    </DataForm>
  );
}
