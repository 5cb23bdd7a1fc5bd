import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { NetworkError } from '#src/data/graphql/errors.ts';
import { useOnline } from '#src/data/use-online.ts';
import { formatDate, formatEuro } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { AgeNote } from '#src/ui/kit/age-note.tsx';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Icon } from '#src/ui/kit/icon.tsx';
import { LoadProblem } from '#src/ui/kit/load-problem.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { Picture } from '#src/ui/market/picture.tsx';
import styles from './ad-page.module.css';
import { adQuery, type MyAdDetail } from './ads-query.ts';
import { ChangePrice } from './change-price.tsx';
import { adStatusWords, requestedChangeWords } from './listing-words.ts';

export interface AdPageProps {
  readonly userId: string;
  readonly uuid: string;
  readonly notFound: ReactNode;
  readonly backLink: ReactNode;
}

/** One of the own ads: how it does, what is asked of the seller, and what can be done with it. */
export function AdPage({ userId, uuid, notFound, backLink }: AdPageProps) {
  const query = useQuery(adQuery(userId, uuid));
  const { data, error, dataUpdatedAt, isFetching, refetch } = query;
  const isOffline = !useOnline() || error instanceof NetworkError;
  usePageTitle(data?.title ?? null);
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
      {data !== undefined && <AdFacts ad={data} />}
    </div>
  );
}

function AdFacts({ ad }: { readonly ad: MyAdDetail }) {
  const { t } = useLingui();
  const locale = useLocale();
  const words = adStatusWords(ad);
  return (
    <>
      <h1>{ad.title}</h1>
      {ad.status === 'CHANGES_REQUESTED' && ad.requestedChanges.length > 0 && (
        <Banner kind="warning" title={<Trans>Please change before it goes live</Trans>}>
          <ul className={styles.changes}>
            {ad.requestedChanges.map((code) => {
              const known = requestedChangeWords(code);
              return <li key={code}>{known === null ? code : t(known)}</li>;
            })}
          </ul>
        </Banner>
      )}
      <div className={styles.columns}>
        <Picture
          image={ad.featuredImage}
          alt={ad.title}
          widths={[320, 640, 960]}
          sizes="(min-width: 768px) 360px, 100vw"
          ratio={0.75}
          className={styles.photo ?? ''}
        />
        <div className={styles.side}>
          <dl className={styles.facts}>
            {words !== null && (
              <div>
                <dt>
                  <Trans>Status</Trans>
                </dt>
                <dd>
                  {t(words)}
                  {ad.status === 'PUBLISHED' && ad.publicationDate !== null && (
                    <> · {formatDate(ad.publicationDate, locale)}</>
                  )}
                </dd>
              </div>
            )}
            <div>
              <dt>
                <Trans>Price</Trans>
              </dt>
              <dd>{formatEuro(ad.price)}</dd>
            </div>
            {ad.payout !== null && (
              <div>
                <dt>
                  <Trans>You receive</Trans>
                </dt>
                <dd>{formatEuro(ad.payout)}</dd>
              </div>
            )}
            <div>
              <dt>
                <Trans>Interest</Trans>
              </dt>
              <dd>
                <Plural value={ad.viewCount} one="# view" other="# views" /> ·{' '}
                <Plural value={ad.wishlistCount} one="# favourite" other="# favourites" />
              </dd>
            </div>
          </dl>
          {ad.status === 'PUBLISHED' && (
            <div className={styles.actions}>
              {ad.inventory > 0 && <ChangePrice ad={ad} />}
              <PathLink href={`/products/${ad.slug}`}>
                <Trans>See it as buyers do</Trans>
              </PathLink>
            </div>
          )}
        </div>
      </div>
    </>
  );
}
