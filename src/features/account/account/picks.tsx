import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from '#src/i18n/use-locale.ts';
import { CardGrid, type CardGridProps, CardGridSkeleton } from '#src/ui/market/card-grid.tsx';
import styles from './account.module.css';
import { pickCount, picksQuery } from './account-queries.ts';

export interface PicksProps extends Pick<CardGridProps, 'wishlistButtonOf'> {
  readonly userId: string;
}

/** Recommended products (ACCT-001); renders nothing while they cannot be fetched. */
export function Picks({ userId, wishlistButtonOf }: PicksProps) {
  const { data, error } = useQuery(picksQuery(userId, useLocale()));
  if (data?.length === 0 || (data === undefined && error !== null)) return null;
  return (
    <section aria-labelledby="account-picks" className={styles.part}>
      <h2 id="account-picks" className={styles.title}>
        <Trans>Picked for you</Trans>
      </h2>
      {data === undefined ? (
        <CardGridSkeleton count={pickCount} />
      ) : (
        <CardGrid cards={data} wishlistButtonOf={wishlistButtonOf} first={0} />
      )}
    </section>
  );
}
