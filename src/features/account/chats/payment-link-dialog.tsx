import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { discountProblem, paymentPreviewDelay, readDiscount } from '#domain/chat/chat-rules.ts';
import { centsOf, eurosOf, ppmOf } from '#domain/money/cents.ts';
import { payout } from '#domain/money/pricing.ts';
import { request } from '#src/data/graphql/client.ts';
import { useCommandIds } from '#src/data/graphql/command-ids.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { session$ } from '#src/platform/session/session.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { DataForm } from '#src/ui/kit/data-form.tsx';
import { Dialog } from '#src/ui/kit/dialog.tsx';
import { TextField } from '#src/ui/kit/text-field.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { useSettled } from '#src/ui/kit/use-settled.ts';
import { CreatePaymentLinkDocument } from './chats.gen.ts';
import styles from './chats.module.css';
import { type ChatUser, chatUserQuery, conversationKey } from './chats-query.ts';

export interface PaymentLinkDialogProps {
  readonly conversationUuid: string;
  /** The price in whole euros. */
  readonly product: { readonly uuid: string; readonly title: string; readonly price: number };
  readonly isOffline: boolean;
  readonly onClose: () => void;
}

/** The seller's input, its validation and its request (CHAT-002). */
function usePaymentLink({ conversationUuid, product, onClose }: PaymentLinkDialogProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const ids = useCommandIds();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const failed = () =>
    // CHAT-004
    setError(t({ id: 'generic.error_try_again', message: 'Something went wrong. Try again.' }));
  const sending = useMutation({
    mutationFn: (discountAmount: number) => {
      const link = { conversationUuid, productUuid: product.uuid, discountAmount };
      return request(CreatePaymentLinkDocument, { ...link, commandId: ids.of(link) });
    },
    onSuccess: ({ createPaymentLink: answer }) => {
      if (answer.__typename !== 'ChatDone') return failed();
      // CHAT-005
      toast(t({ id: 'account.chats.sent_payment_link', message: 'Your payment link has been sent.' }), {
        kind: 'success',
      });
      ids.settle();
      onClose();
    },
    onError: failed,
    // Also after a failure: if only the answer was lost, the link is in the conversation.
    onSettled: () => {
      const userId = session$.value?.userId ?? '';
      void client.invalidateQueries({ queryKey: conversationKey(userId, conversationUuid) });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const discount = readDiscount(typed);
    if (discount === null) return setError(t`Enter an amount in whole euros, 0 or more.`);
    if (discountProblem(discount, product.price) !== null)
      return setError(t`The discount must be less than the price.`);
    setError(null);
    sending.mutate(discount);
  };
  const edit = (value: string) => {
    setTyped(value);
    setError(null);
  };
  return { typed, edit, error, submit, isSending: sending.isPending };
}

/** The form in which the seller agrees a lower price (CHAT-008); the payout is shown while it is typed (CHAT-003). */
export function PaymentLinkDialog(props: PaymentLinkDialogProps) {
  const { product, isOffline, onClose } = props;
  const { typed, edit, error, submit, isSending } = usePaymentLink(props);
  const formId = useId();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={<Trans>Send payment link</Trans>}
      actions={
        <Button type="submit" form={formId} kind="primary" isPending={isSending} isDisabled={isOffline}>
          <Trans>Send link</Trans>
        </Button>
      }
    >
      <DataForm id={formId} className={styles.form} onSubmit={submit}>
        <p className={styles.soft}>
          {product.title} · {formatEuro(product.price)}
        </p>
        {isOffline && (
          <Banner kind="warning">
            <Trans>
              You are offline. A price is binding, so it is not sent automatically later. Send the link once
              you are back online.
            </Trans>
          </Banner>
        )}
        <TextField
          label={<Trans>Discount</Trans>}
          description={<Trans>In whole euros. The price is valid for three days, for this buyer only.</Trans>}
          prefix="€"
          inputMode="numeric"
          autoComplete="off"
          autoFocus
          isReadOnly={isSending}
          value={typed}
          onChange={edit}
          error={error}
        />
        <Preview typed={typed} price={product.price} userId={session$.value?.userId ?? ''} />
      </DataForm>
    </Dialog>
  );
}

interface PreviewProps {
  readonly typed: string;
  readonly price: number;
  readonly userId: string;
}

/** CHAT-003: calculated once nothing was typed for 300 ms. */
function Preview({ typed, price, userId }: PreviewProps) {
  const { data } = useQuery(chatUserQuery(userId));
  const settled = useSettled(typed, paymentPreviewDelay);
  const discount = readDiscount(settled);
  const fits = discount !== null && discountProblem(discount, price) === null;
  const asked = fits ? price - discount : null;
  const received = asked === null ? null : payoutOf(asked, data?.terms ?? null);
  return (
    <dl className={styles.preview} aria-live="polite">
      <div>
        <dt>
          <Trans>The buyer pays</Trans>
        </dt>
        <dd>{asked === null ? '–' : formatEuro(asked)}</dd>
      </div>
      <div>
        <dt>
          <Trans>You receive</Trans>
        </dt>
        <dd>{received === null ? '–' : formatEuro(received)}</dd>
      </div>
    </dl>
  );
}

/** What the seller receives, in euros; null for staff, who receive nothing. */
function payoutOf(price: number, terms: ChatUser['terms']): number | null {
  if (terms === null) return null;
  const { marginIncluded, transactionFee } = terms;
  return eurosOf(
    payout(centsOf(price), {
      marginIncluded: ppmOf(marginIncluded),
      transactionFee: centsOf(transactionFee),
    }),
  );
}
