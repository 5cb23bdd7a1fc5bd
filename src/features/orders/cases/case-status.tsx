import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatDate, formatEuro, formatTime } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { useRefundText } from '#src/ui/market/refund-text.ts';
import { caseOutcomeLabels } from './case-labels.ts';
import type { CaseDetailFragment } from './cases.gen.ts';

/** Who has to act, the deadline, what happens after it, and where the money is meanwhile. */
export function CaseStatus({ found }: { readonly found: CaseDetailFragment }) {
  const locale = useLocale();
  const { state, due, role, turn, endsByItself } = found;
  if (state === 'CLOSED') return null;
  const isMine = role !== null && turn.includes(role);
  return (
    <Banner kind={isMine ? 'warning' : 'info'} title={<Headline found={found} isMine={isMine} />}>
      {due !== null && endsByItself && (
        <p>
          <Trans>
            Deadline: {formatDate(due, locale)}, {formatTime(due, locale)}.
          </Trans>{' '}
          <Afterwards found={found} />
        </p>
      )}
      {due !== null && !endsByItself && (
        <p>
          <Trans>We decide by {formatDate(due, locale)} at the latest. You get the decision by email.</Trans>
        </p>
      )}
      <p>
        <Trans>The payout is paused: we hold the money until the complaint is settled.</Trans>
      </p>
    </Banner>
  );
}

function Headline({
  found,
  isMine,
}: {
  readonly found: CaseDetailFragment;
  readonly isMine: boolean;
}): ReactNode {
  switch (found.state) {
    case 'OPEN':
      return isMine ? <Trans>Answer this complaint</Trans> : <Trans>Waiting for the seller’s answer</Trans>;
    case 'NEGOTIATING':
      return isMine ? <Trans>It is your turn to respond</Trans> : <Trans>Waiting for a response</Trans>;
    case 'ESCALATED':
      return <Trans>Hervonden decides on this complaint</Trans>;
    case 'DECIDED':
      return isMine ? (
        <Trans>Accept our decision or appeal</Trans>
      ) : (
        <Trans>We have made a decision. An appeal is possible</Trans>
      );
    case 'APPEALED':
      return <Trans>Another colleague is reviewing the appeal</Trans>;
    case 'RETURN_PENDING':
      if (found.role === 'seller')
        return isMine ? (
          <Trans>Arrange the return with the buyer</Trans>
        ) : (
          <Trans>The buyer sends the product back</Trans>
        );
      return <Trans>Send the product back</Trans>;
    case 'RETURN_SENT':
      return <Trans>The product is on its way to the seller</Trans>;
    case 'RETURN_ARRIVED':
      return isMine ? (
        <Trans>Confirm that you have the product back</Trans>
      ) : (
        <Trans>Waiting for the seller to confirm</Trans>
      );
    case 'CLOSED':
      return null;
  }
}

function Afterwards({ found }: { readonly found: CaseDetailFragment }): ReactNode {
  switch (found.state) {
    case 'OPEN':
    case 'NEGOTIATING':
    case 'RETURN_SENT':
      return <Trans>After that, Hervonden decides.</Trans>;
    case 'DECIDED':
      return <Trans>After that, the decision is carried out.</Trans>;
    case 'RETURN_PENDING':
      if (found.terms?.returnPaidBy === 'SELLER' || found.returnAddress == null)
        return <Trans>If the return has not been reported by then, Hervonden decides.</Trans>;
      return found.role === 'seller' ? (
        <Trans>If the buyer has not sent it by then, the complaint is closed and the money is yours.</Trans>
      ) : (
        <Trans>
          If you have not reported by then that you sent it, the complaint is closed and the money goes to the
          seller.
        </Trans>
      );
    case 'RETURN_ARRIVED':
      return <Trans>After that, the buyer is refunded.</Trans>;
    default:
      return null;
  }
}

/** How a complaint ended, and where the money goes. */
export function CaseEnd({ found }: { readonly found: CaseDetailFragment }) {
  const { t } = useLingui();
  if (found.outcome === null) return null;
  return (
    <Banner kind="success" title={t(caseOutcomeLabels[found.outcome])}>
      <MoneyAtTheEnd found={found} />
    </Banner>
  );
}

function MoneyAtTheEnd({
  found: { outcome, role, terms, giftCard },
}: {
  readonly found: CaseDetailFragment;
}): ReactNode {
  const isSeller = role === 'seller';
  const refundText = useRefundText();
  const amount = formatEuro(terms?.refund ?? 0);
  switch (outcome) {
    case 'FULL_REFUND':
      return isSeller ? (
        <Trans>The money goes back to the buyer.</Trans>
      ) : (
        <>
          {refundText({ money: (terms?.refund ?? 0) - (giftCard ?? 0), giftCard })}{' '}
          <Trans>It can take a few days to arrive.</Trans>
        </>
      );
    case 'PART_REFUND':
      return isSeller ? (
        <Trans>{amount} goes back to the buyer and is deducted from your payout for this sale.</Trans>
      ) : (
        <Trans>You get {amount} back the same way you paid. The sale stands.</Trans>
      );
    case 'ENDED_OTHERWISE':
      return <Trans>The order page shows where the money is.</Trans>;
    default:
      return isSeller ? (
        <Trans>The money is yours: we pay you within 2 to 5 working days.</Trans>
      ) : (
        <Trans>The seller is paid.</Trans>
      );
  }
}
