import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { NetworkError } from '#src/data/graphql/errors.ts';
import { useOnline } from '#src/data/use-online.ts';
import { formatDate, formatEuro } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { AgeNote } from '#src/ui/kit/age-note.tsx';
import { Icon } from '#src/ui/kit/icon.tsx';
import { LoadProblem } from '#src/ui/kit/load-problem.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { Picture } from '#src/ui/market/picture.tsx';
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
  const { data, error, dataUpdatedAt, isFetching, refetch } = query;
  const isOffline = !useOnline() || error instanceof NetworkError;
  usePageTitle(data === undefined || data === null ? t`Bid` : `${t`Bid`}: ${data.title}`);
  if (data === null) return notFound;
  return (
    <div className={styles.page}>
      <p className={styles.back}>
        <Icon icon={ArrowLeft} size={18} />
        {backLink}
      </p>
      {data !== undefined && (isOffline || error !== null) && (
        <AgeNote updatedAt={dataUpdatedAt} isOffline={isOffline} />
      )}
      {data === undefined && error !== null && (
        <LoadProblem
          isWholePage
          isOffline={isOffline}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && error === null && <Skeleton height="320px" />}
      {data !== undefined && <Detail row={data} />}
    </div>
  );
}

function Detail({ row }: { readonly row: BidRow }) {
  const { t } = useLingui();
  const { bid } = row;
  const words = bidStatusWords(bid.status);
  return (
    <>
      <h1>{row.title}</h1>
      <div className={styles.columns}>
        <Picture
          image={row.featuredImage}
          alt={row.title}
          widths={[320, 640]}
          sizes="(min-width: 768px) 320px, 100vw"
          ratio={0.75}
          className={styles.photo ?? ''}
        />
        <div className={styles.side}>
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
        </div>
      </div>
    </>
  );
}

function BidFacts({ bid }: { readonly bid: BidRowFragment }) {
  const locale = useLocale();
  const fact = (name: ReactNode, value: ReactNode) => (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
  const isOpen = bid.status === 'PENDING';
  const until = Date.parse(bid.created) + bid.duration;
  return (
    <dl className={styles.facts}>
      {fact(<Trans>Bid</Trans>, formatEuro(bid.amount))}
      {bid.counterbidAmount != null && fact(<Trans>Counterbid</Trans>, formatEuro(bid.counterbidAmount))}
      {bid.product != null && fact(<Trans>Asking price</Trans>, formatEuro(bid.product.price))}
      {bid.payout != null && fact(<Trans>You receive</Trans>, formatEuro(bid.payout))}
      {fact(<Trans>Placed on</Trans>, formatDate(bid.created, locale))}
      {isOpen && fact(<Trans>Valid until</Trans>, formatDate(until, locale))}
      {bid.sellerRespondedAt != null &&
        fact(<Trans>Answered on</Trans>, formatDate(bid.sellerRespondedAt, locale))}
      {bid.role === 'SELLER' && fact(<Trans>Bidder</Trans>, bid.email)}
    </dl>
  );
}
