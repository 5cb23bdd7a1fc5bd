import { Trans, useLingui } from '@lingui/react/macro';
import { productListOf } from '#domain/search/product-list-state.ts';
import { request } from '#src/data/graphql/client.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { productListHref } from '#src/paths/product-list-href.ts';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import styles from '../act/act.module.css';
import { DeskDetail, Facts, Moment, Part, State } from '../act/detail.tsx';
import { granted } from '../act/granted.ts';
import { useDeskQuery } from '../act/use-desk-query.ts';
import { StaffSearchHealthDocument, type StaffSearchHealthQuery } from './search.gen.ts';

type Health = Extract<StaffSearchHealthQuery['staffSearchHealth'], { readonly lag: number }>;

/** The state of the search index, and what people search for. */
export function SearchPage({ userId }: { readonly userId: string }) {
  const { t } = useLingui();
  usePageTitle(t`Search index`);
  const query = useDeskQuery(userId, ['search'], async (options) =>
    granted((await request(StaffSearchHealthDocument, {}, options)).staffSearchHealth),
  );
  return (
    <DeskDetail query={query}>
      {(health) => (
        <>
          <div className={styles.head}>
            <h1>
              <Trans>Search index</Trans>
            </h1>
            <State isAlert={!health.isIndexed}>
              {health.isIndexed ? <Trans>Index in use</Trans> : <Trans>Database in use</Trans>}
            </State>
          </div>
          <HealthFacts health={health} />
          <Part title={<Trans>Searches without results, last 30 days</Trans>}>
            <SearchCounts counts={health.missed} />
          </Part>
          <Part title={<Trans>Most frequent searches, last 30 days</Trans>}>
            <SearchCounts counts={health.popular} />
          </Part>
        </>
      )}
    </DeskDetail>
  );
}

function HealthFacts({ health }: { readonly health: Health }) {
  const locale = useLocale();
  const number = (value: number) => formatNumber(value, locale);
  const { snapshotBytes } = health;
  const megabytes = number(Math.round((snapshotBytes ?? 0) / 100_000) / 10);
  return (
    <Facts
      facts={[
        { label: <Trans>Products in the catalogue</Trans>, value: number(health.published) },
        { label: <Trans>Changes not in the index yet</Trans>, value: number(health.lag) },
        { label: <Trans>Last change to the index</Trans>, value: <Moment at={health.updated} /> },
        {
          label: <Trans>Change number (index / catalogue)</Trans>,
          value: `${number(health.checkpoint)} / ${number(health.head)}`,
        },
        {
          label: <Trans>Being rebuilt</Trans>,
          value: health.isBuilding ? <Trans>Yes</Trans> : <Trans>No</Trans>,
        },
        {
          label: <Trans>Snapshot</Trans>,
          value:
            snapshotBytes === null ? (
              <Trans>None: the index is built at every start</Trans>
            ) : (
              <Trans>
                {megabytes} MB, created <Moment at={health.snapshotAt} />
              </Trans>
            ),
        },
      ]}
    />
  );
}

function SearchCounts({ counts }: { readonly counts: Health['missed'] }) {
  const locale = useLocale();
  if (counts.length === 0)
    return (
      <p className={styles.soft}>
        <Trans>None.</Trans>
      </p>
    );
  return (
    <ol className={styles.rows}>
      {counts.map(({ words: typed, count }) => (
        <li key={typed} className={styles.row}>
          <PathLink href={productListHref(productListOf({ kind: 'search', words: typed }))}>{typed}</PathLink>
          <span>{formatNumber(count, locale)}</span>
        </li>
      ))}
    </ol>
  );
}
