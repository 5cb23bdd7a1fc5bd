import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatEuro, formatUntil } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { LinkButton } from '#src/ui/kit/link-button.tsx';
import { useNow } from '#src/ui/kit/use-now.ts';
import { isReservedFor, type OwnBid } from './own-bid.ts';

/** Replaces the bid button once the reader has bid: the bid, its status, and the link to it (BID-016). */
export function OwnBidNote({ bid }: { readonly bid: OwnBid }) {
  const time = formatUntil(bid.validUntil, useNow(), useLocale());
  const { uuid, key } = bid;
  const { title, text, action } = textsOf(bid, time);
  return (
    <Banner
      kind={bid.status === 'ACCEPTED' ? 'success' : 'info'}
      title={title}
      action={
        <LinkButton
          kind={isReservedFor(bid) ? 'primary' : 'secondary'}
          to="/account/biedingen/$itemUuid"
          params={{ itemUuid: uuid }}
          search={key === null ? {} : { sleutel: key }}
        >
          {action}
        </LinkButton>
      }
    >
      {text}
    </Banner>
  );
}

interface NoteTexts {
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly action: ReactNode;
}

/** These bids were not declined: something else ended them. */
const closedTexts = {
  accepted_elsewhere: <Trans>The seller accepted another buyer’s bid.</Trans>,
  sold: <Trans>The product was sold to another buyer.</Trans>,
  gone: <Trans>The product is no longer for sale.</Trans>,
} as const satisfies Record<NonNullable<OwnBid['closedReason']>, ReactNode>;

function textsOf(bid: OwnBid, time: string): NoteTexts {
  const { status, amount, counterbidAmount, closedReason } = bid;
  const euros = formatEuro(amount);
  const action = <Trans>View your bid</Trans>;
  if (bid.isPaid) {
    const paid = formatEuro(counterbidAmount ?? amount);
    return {
      title: <Trans>You bought this product for {paid}</Trans>,
      text: <Trans>You can make one bid per product. You can buy another at the asking price.</Trans>,
      action,
    };
  }
  const oneEach = <Trans>You can make one bid per product. You can still buy it at the asking price.</Trans>;
  switch (status) {
    case 'PENDING':
      return {
        title: <Trans>You bid {euros}</Trans>,
        text: <Trans>The seller has until {time} to answer. We will email you.</Trans>,
        action,
      };
    case 'COUNTERBID': {
      const counter = formatEuro(counterbidAmount ?? amount);
      return {
        title: <Trans>The seller’s counterbid: {counter}</Trans>,
        text: (
          <Trans>
            You bid {euros}. Pay the counterbid by {time} to buy the product.
          </Trans>
        ),
        action: <Trans>View the counterbid</Trans>,
      };
    }
    case 'ACCEPTED':
      return {
        title: <Trans>Your bid of {euros} was accepted</Trans>,
        text: <Trans>The product is reserved for you until {time}.</Trans>,
        action: <Trans>Pay for your bid</Trans>,
      };
    case 'REJECTED':
      if (closedReason !== null)
        return {
          title: <Trans>Your bid of {euros} is no longer valid</Trans>,
          text: closedTexts[closedReason],
          action,
        };
      return { title: <Trans>The seller declined your bid of {euros}</Trans>, text: oneEach, action };
    case 'EXPIRED':
      return { title: <Trans>Your bid of {euros} has expired</Trans>, text: oneEach, action };
  }
}
