import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import type { BidRole } from '#domain/bid/bid-role.ts';
import { timeLeft } from '#domain/bid/time-left.ts';
import { useQueryState } from '#src/data/use-query-state.ts';
import { storeVisitorBid } from '#src/data/visitor-bids.ts';
import { formatDate, formatEuro, formatTime } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { useNow } from '#src/ui/kit/use-now.ts';
import { useRetainedFocus } from '#src/ui/kit/use-retained-focus.ts';
import { AccountDetail, DetailColumns, Fact, Facts } from '#src/ui/market/account-detail.tsx';
import styles from './account-lists.module.css';
import { BidAnswers } from './bid-answers.tsx';
import { bidStateText, bidStatusMessage } from './bid-labels.ts';
import type { BidRowFragment } from './bid-lists.gen.ts';
import { type BidDetail, bidQuery } from './bids-query.ts';

export interface BidPageProps {
  /** Null for a visitor. */
  readonly userId: string | null;
  /**
   * Key that gives a visitor access to the bid: from the emailed link, or from the device where the bid was placed.
   */
  readonly linkKey?: string | null;
  readonly uuid: string;
  readonly notFound: ReactNode;
  readonly backLink: ReactNode;
  /** Renders the button that opens the conversation between buyer and seller. */
  readonly message?: (bidUuid: string, role: BidRole) => ReactNode;
}

/** One bid for its buyer (BID-023) or its seller (BID-024), with the actions of each (ROUTE-074). */
export function BidPage({ userId, linkKey = null, uuid, notFound, backLink, message }: BidPageProps) {
  const { t } = useLingui();
  const query = useQueryState(useQuery(bidQuery({ userId, key: linkKey }, uuid, useLocale())));
  const { data, isOffline } = query;
  useStoredBid(userId === null ? linkKey : null, data?.bid);
  usePageTitle(data === undefined || data === null ? t`Bid` : `${t`Bid`}: ${data.title}`);
  return (
    <AccountDetail query={query} notFound={notFound} backLink={backLink}>
      {(detail) => <Detail detail={detail} isOffline={isOffline} message={message} />}
    </AccountDetail>
  );
}

/** Stores the key of a bid that a visitor opened, so that the product page shows the bid on this device (BID-016). */
function useStoredBid(key: string | null, bid: BidRowFragment | undefined): void {
  useEffect(() => {
    const productUuid = bid?.product?.uuid;
    if (key !== null && bid?.role === 'BUYER' && productUuid !== undefined)
      storeVisitorBid({ uuid: bid.uuid, productUuid, key });
  }, [key, bid]);
}

interface DetailProps {
  readonly detail: BidDetail;
  readonly isOffline: boolean;
  readonly message: BidPageProps['message'];
}

function Detail({ detail, isOffline, message }: DetailProps) {
  const { bid, payPath } = detail;
  return (
    <>
      <h1>{detail.title}</h1>
      <DetailColumns image={detail.featuredImage} alt={detail.title}>
        <State detail={detail} />
        {payPath !== null && <Pay bid={bid} path={payPath} />}
        {detail.possibleAnswers.length > 0 && <BidAnswers detail={detail} isOffline={isOffline} />}
        <BidFacts bid={bid} />
        {message?.(bid.uuid, bid.role)}
        {bid.product?.status === 'PUBLISHED' && (
          <PathLink href={`/products/${bid.product.slug}`}>
            <Trans>View product</Trans>
          </PathLink>
        )}
      </DetailColumns>
    </>
  );
}

function State({ detail: { bid, closedReason } }: { readonly detail: BidDetail }) {
  const { t } = useLingui();
  const label = bidStatusMessage(bid.status);
  const state = useRef<HTMLElement>(null);
  // Answering removes the buttons, and the focus would be lost with them.
  useRetainedFocus(state, bid.status === 'PENDING' ? 1 : 0);
  const { role, status, isPaid } = bid;
  const wasAnswered = bid.sellerRespondedAt != null;
  return (
    <section ref={state} tabIndex={-1} className={styles.state} role="status">
      {label !== null && <strong>{t(label)}</strong>}
      <p>{t(bidStateText({ role, status, isPaid, wasAnswered, closedReason }))}</p>
    </section>
  );
}

/** The link to the payment (BID-010): the cart that was created for this bid. */
function Pay({ bid, path }: { readonly bid: BidRowFragment; readonly path: string }) {
  const amount = formatEuro(bid.counterbidAmount ?? bid.amount);
  return (
    <PathLink href={path} className={buttonClass({ kind: 'primary', size: 'large', wide: true })}>
      <Trans>Pay {amount}</Trans>
    </PathLink>
  );
}

function BidFacts({ bid }: { readonly bid: BidRowFragment }) {
  const { t } = useLingui();
  const locale = useLocale();
  const isAnswered = bid.status === 'ACCEPTED' || bid.status === 'COUNTERBID';
  const until = `${formatDate(bid.validUntil, locale)}, ${formatTime(bid.validUntil, locale)}`;
  const { days, hours } = timeLeft(Date.parse(bid.validUntil), useNow());
  // A bid that ended without a sale has no payout.
  const isOver = bid.status === 'REJECTED' || bid.status === 'EXPIRED';
  const isOpen = bid.status === 'PENDING' || (isAnswered && !bid.isPaid);
  return (
    <Facts>
      <Fact name={<Trans>Bid</Trans>}>{formatEuro(bid.amount)}</Fact>
      {bid.counterbidAmount != null && (
        <Fact name={<Trans>Counterbid</Trans>}>{formatEuro(bid.counterbidAmount)}</Fact>
      )}
      {bid.product != null && <Fact name={<Trans>Asking price</Trans>}>{formatEuro(bid.product.price)}</Fact>}
      {bid.payout != null && !isOver && (
        <Fact name={<Trans>You receive</Trans>}>{formatEuro(bid.payout)}</Fact>
      )}
      <Fact name={<Trans>Placed on</Trans>}>{formatDate(bid.created, locale)}</Fact>
      {bid.status === 'PENDING' && <Fact name={<Trans>Valid until</Trans>}>{until}</Fact>}
      {bid.sellerRespondedAt != null && (
        <Fact name={<Trans>Answered on</Trans>}>{formatDate(bid.sellerRespondedAt, locale)}</Fact>
      )}
      {isAnswered && !bid.isPaid && <Fact name={<Trans>To be paid by</Trans>}>{until}</Fact>}
      {isOpen && <Fact name={<Trans>Time left</Trans>}>{t`${days}d${hours}h`}</Fact>}
    </Facts>
  );
}
