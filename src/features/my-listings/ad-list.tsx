import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatAgo } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { AdRow } from './ad-row.tsx';
import styles from './my-listings.module.css';
import type { MyAd } from './use-my-ads.ts';

/** Older than this, in milliseconds, a list says its age when it could not be asked again. */
const fresh = 60_000;

/** What the server has of mine; without a network the last answer with its age. */
export function AdList({
  ads,
  now,
  adLink,
}: {
  ads: UseQueryResult<readonly MyAd[]>;
  now: number;
  adLink: (ad: MyAd) => ReactNode;
}) {
  const locale = useLocale();
  const { data, isError, dataUpdatedAt } = ads;
  if (data?.length === 0) return null;
  const ago = formatAgo(dataUpdatedAt, now, locale);
  return (
    <section className={styles.section} aria-labelledby="my-placed-ads">
      <h2 id="my-placed-ads" className={styles.title}>
        <Trans>Placed</Trans> {data !== undefined && <span className={styles.count}>{data.length}</span>}
      </h2>
      {isError && data !== undefined && now - dataUpdatedAt > fresh && (
        <p className={styles.soft}>
          <Trans>As it was {ago}.</Trans>
        </p>
      )}
      {data === undefined && isError && (
        <Banner
          kind="warning"
          action={
            <Button size="small" onPress={() => void ads.refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>Your placed ads could not be fetched. Your drafts are all here.</Trans>
        </Banner>
      )}
      {data === undefined && !isError && <Skeleton height="88px" />}
      {data !== undefined && (
        <ul className={styles.rows}>
          {data.map((ad) => (
            <AdRow key={ad.uuid} ad={ad} link={adLink} />
          ))}
        </ul>
      )}
    </section>
  );
}
