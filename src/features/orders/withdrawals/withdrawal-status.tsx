import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatDate, formatEuro, formatTime } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Fact, Facts } from '#src/ui/market/account-detail.tsx';
import type { PurchaseDetailFragment } from './withdrawals.gen.ts';
import styles from './withdrawals.module.css';

type Withdrawal = NonNullable<PurchaseDetailFragment['withdrawal']>;

export interface WithdrawalStatusProps {
  readonly withdrawal: Withdrawal;
  /** buyer, seller or staff. */
  readonly role: string;
}

/** Whose turn it is, until when, and what happens next. */
export function WithdrawalStatus({ withdrawal, role }: WithdrawalStatusProps) {
  const locale = useLocale();
  const { state, due, turn, outcome } = withdrawal;
  if (outcome !== null)
    return (
      <Banner kind="success" title={<Outcome withdrawal={withdrawal} role={role} />}>
        {(outcome === 'REFUNDED' || outcome === 'PART_REFUNDED') && (
          <Trans>The money is refunded the same way the buyer paid. It can take a few days to arrive.</Trans>
        )}
      </Banner>
    );
  return (
    <Banner
      kind={turn === role ? 'warning' : 'info'}
      title={<Headline state={state} isMine={turn === role} />}
    >
      {due !== null && turn !== null && (
        <p>
          <Trans>
            Deadline: {formatDate(due, locale)}, {formatTime(due, locale)}.
          </Trans>{' '}
          <Afterwards withdrawal={withdrawal} />
        </p>
      )}
      {due !== null && turn === null && (
        <p>
          <Trans>We decide by {formatDate(due, locale)} at the latest. You get the decision by email.</Trans>
        </p>
      )}
      <p>
        {role === 'seller' ? (
          <Trans>Until the withdrawal is settled, we pay out nothing more for this sale.</Trans>
        ) : (
          <Trans>Until the withdrawal is settled, we pay the seller nothing more for this purchase.</Trans>
        )}
      </p>
    </Banner>
  );
}

function Outcome({ withdrawal, role }: WithdrawalStatusProps): ReactNode {
  const amount = formatEuro(withdrawal.refund ?? 0);
  switch (withdrawal.outcome) {
    case 'REFUNDED':
    case 'PART_REFUNDED':
      return role === 'buyer' ? (
        <Trans>You get {amount} back</Trans>
      ) : (
        <Trans>{amount} was refunded to the buyer</Trans>
      );
    case 'KEPT':
      return <Trans>The withdrawal was cancelled: the buyer keeps the product</Trans>;
    case 'NO_REFUND':
      return <Trans>Closed without a refund</Trans>;
    default:
      return <Trans>Closed: the order was settled in another way</Trans>;
  }
}

function Headline({
  state,
  isMine,
}: {
  readonly state: Withdrawal['state'];
  readonly isMine: boolean;
}): ReactNode {
  switch (state) {
    case 'ASKED':
      return isMine ? (
        <Trans>Have you handed over the product?</Trans>
      ) : (
        <Trans>The seller confirms whether the product has been handed over</Trans>
      );
    case 'RETURN_PENDING':
      return isMine ? <Trans>Send the product back</Trans> : <Trans>The buyer sends the product back</Trans>;
    case 'SENT_BACK':
      return isMine ? (
        <Trans>Confirm that you have the product back</Trans>
      ) : (
        <Trans>The product is going back to the seller</Trans>
      );
    default:
      return <Trans>Hervonden is looking into this withdrawal</Trans>;
  }
}

function Afterwards({
  withdrawal: { state, tracking },
}: Pick<WithdrawalStatusProps, 'withdrawal'>): ReactNode {
  return state === 'SENT_BACK' && tracking !== null ? (
    <Trans>After that, the buyer is refunded.</Trans>
  ) : (
    <Trans>After that, Hervonden decides.</Trans>
  );
}

/** The declaration and later events. */
export function WithdrawalFacts({ withdrawal }: Pick<WithdrawalStatusProps, 'withdrawal'>) {
  const locale = useLocale();
  const { name, reason, declared, sentBack, tracking, objection, decision } = withdrawal;
  return (
    <Facts>
      <Fact name={<Trans>Declared on</Trans>}>
        {formatDate(declared, locale)}, {formatTime(declared, locale)}
      </Fact>
      <Fact name={<Trans>Name</Trans>}>{name}</Fact>
      {reason !== '' && (
        <Fact name={<Trans>Reason</Trans>}>
          <span className={styles.text}>{reason}</span>
        </Fact>
      )}
      {sentBack !== null && <Fact name={<Trans>Sent back</Trans>}>{formatDate(sentBack, locale)}</Fact>}
      {tracking !== null && <Fact name={<Trans>Tracking number</Trans>}>{tracking}</Fact>}
      {objection !== null && (
        <Fact name={<Trans>The seller’s objection</Trans>}>
          <span className={styles.text}>{objection}</span>
        </Fact>
      )}
      {decision !== null && (
        <Fact name={<Trans>Our decision</Trans>}>
          <span className={styles.text}>{decision}</span>
        </Fact>
      )}
    </Facts>
  );
}
