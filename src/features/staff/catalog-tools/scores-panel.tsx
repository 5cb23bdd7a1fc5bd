import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ScoreName, scoreNames } from '#domain/staff/product-scores.ts';
import { request } from '#src/data/graphql/client.ts';
import { formatNumber, formatPercent } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Dialog } from '#src/ui/kit/dialog.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { granted } from './outcome.ts';
import type { PopupProps } from './popup-props.ts';
import { Problem } from './problem.tsx';
import { StaffScoresDocument, type StaffScoresQuery } from './staff.gen.ts';
import styles from './staff.module.css';
import { staffToolMessages } from './staff-messages.ts';
import { notPersisted } from './staff-product.ts';

type Scores = Extract<StaffScoresQuery['scores'], { __typename: 'ProductScores' }>;

const scoresQuery = (slug: string) =>
  queryOptions({
    queryKey: ['staff', 'scores', slug] as const,
    queryFn: async ({ signal }): Promise<Scores> =>
      granted((await request(StaffScoresDocument, { slug }, { signal })).scores),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    meta: notPersisted,
  });

/** The scores of a product (STAFF-019); read-only (docs/readings.md). */
export function ScoresPanel({ name, toolProduct: product, onClose }: Omit<PopupProps, 'tool'>) {
  const { data, isError, refetch } = useQuery(scoresQuery(product.slug));
  return (
    <Dialog title={name} isOpen onOpenChange={onClose}>
      <div className={styles.form}>
        <p className={styles.product}>{product.title}</p>
        {data === undefined && !isError && <Skeleton height="330px" />}
        {data === undefined && isError && (
          <Problem text={staffToolMessages.noScores} onRetry={() => void refetch()} />
        )}
        {data !== undefined && <Table scores={data} />}
      </div>
    </Dialog>
  );
}

function Table({ scores }: { readonly scores: Scores }) {
  const { t } = useLingui();
  const locale = useLocale();
  const names: Readonly<Record<ScoreName, string>> = {
    age: t`Age`,
    cart: t`In carts`,
    completeness: t`Completeness`,
    ctr: t`Click-through rate`,
    price: t`Price compared`,
    reviews: t`Seller reviews`,
    wishlist: t`Favourites`,
    freshness: t`Freshness`,
  };
  const number = (value: number) => formatNumber(value, locale);
  const source = scores.weightsSource;
  return (
    <>
      <table className={styles.scores}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Score</Trans>
            </th>
            <th scope="col">
              <Trans>0 to 100</Trans>
            </th>
            <th scope="col">
              <Trans>Weight</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {scoreNames.map((name) => (
            <tr key={name}>
              <th scope="row">{names[name]}</th>
              <td>{number(scores[name].score)}</td>
              <td>{formatPercent(scores[name].weight * 100, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.soft}>
        {source === 'DEFAULT' ? (
          <Trans>The weights are the same for all products.</Trans>
        ) : (
          <Trans>Weights: {source}</Trans>
        )}
      </p>
    </>
  );
}
