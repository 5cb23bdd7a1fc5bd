import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NetworkError } from '#src/data/graphql/errors.ts';
import { useOnline } from '#src/data/use-online.ts';
import { formatDate, formatEuro } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { AccountDetail, DetailColumns, Fact, Facts } from '#src/ui/market/account-detail.tsx';
import styles from './account-lists.module.css';
import type { BidRowFragment } from './bid-lists.gen.ts';
import { bidStateText, bidStatusWords } from './bid-words.ts';
import { type BidRow, bidQuery } from './bids-query.ts';

export interface BidPageProps {
  readonly userId: string;
  readonly uuid: string;
  readonly notFound: ReactNode;
  readonly backLink: ReactNode;
}

/** One bid, to read, for its buyer or its seller (ROUTE-074). */
export function BidPage({ userId, uuid, notFound, backLink }: BidPageProps) {
  const { t } = useLingui();
  const query = useQuery(bidQuery(userId, uuid, useLocale()));
  const { data, error } = query;
  const isOffline = !useOnline() || error instanceof NetworkError;
  usePageTitle(data === undefined || data === null ? t`Bid` : `${t`Bid`}: ${data.title}`);
  return (
    <AccountDetail
      answer={{
        data,
        error,
        isOffline,
        isFetching: query.isFetching,
        updatedAt: query.dataUpdatedAt,
        retry: () => void query.refetch(),
      }}
      notFound={notFound}
      backLink={backLink}
    >
      {(row) => <Detail row={row} />}
    </AccountDetail>
  );
}

function Detail({ row }: { readonly row: BidRow }) {
  const { t } = useLingui();
  const { bid } = row;
  const words = bidStatusWords(bid.status);
  return (
    <>
      <h1>{row.title}</h1>
      <DetailColumns image={row.featuredImage} alt={row.title}>
        <section className={styles.state} role="status">
          {words !== null && <strong>{t(words)}</strong>}
          <p>{t(bidStateText(bid.role, bid.status))}</p>
        </section>
        <BidFacts bid={bid} />
        {bid.product?.status === 'PUBLISHED' && (
          <PathLink href={`/products/${bid.product.slug}`}>
            <Trans>See the piece</Trans>
          </PathLink>
        )}
      </DetailColumns>
    </>
  );
}

function BidFacts({ bid }: { readonly bid: BidRowFragment }) {
  const locale = useLocale();
  const isOpen = bid.status === 'PENDING';
  const until = Date.parse(bid.created) + bid.duration;
  return (
    <Facts>
      <Fact name={<Trans>Bid</Trans>}>{formatEuro(bid.amount)}</Fact>
      {bid.counterbidAmount != null && (
        <Fact name={<Trans>Counterbid</Trans>}>{formatEuro(bid.counterbidAmount)}</Fact>
      )}
      {bid.product != null && <Fact name={<Trans>Asking price</Trans>}>{formatEuro(bid.product.price)}</Fact>}
      {bid.payout != null && <Fact name={<Trans>You receive</Trans>}>{formatEuro(bid.payout)}</Fact>}
      <Fact name={<Trans>Placed on</Trans>}>{formatDate(bid.created, locale)}</Fact>
      {isOpen && <Fact name={<Trans>Valid until</Trans>}>{formatDate(until, locale)}</Fact>}
      {bid.sellerRespondedAt != null && (
        <Fact name={<Trans>Answered on</Trans>}>{formatDate(bid.sellerRespondedAt, locale)}</Fact>
      )}
      {bid.role === 'SELLER' && <Fact name={<Trans>Bidder</Trans>}>{bid.email}</Fact>}
    </Facts>
  );
}
