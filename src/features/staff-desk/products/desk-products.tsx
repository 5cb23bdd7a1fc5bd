import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Armchair } from 'lucide-react';
import { NetworkError } from '#src/data/graphql/errors.ts';
import { useOnline } from '#src/data/use-online.ts';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import desk from '../desk.module.css';
import { DeskList } from '../list/desk-list.tsx';
import { useDeskSearch } from '../list/use-desk-search.ts';
import { ProductName, useProductColumns } from '../review/product-columns.tsx';
import { statusWords } from '../review/product-words.ts';
import { productsQuery } from '../review/review-queries.ts';

/** Every product, in any status, the latest change first. */
export function DeskProducts({ userId }: { readonly userId: string }) {
  const { t } = useLingui();
  usePageTitle(t`Products`);
  const search = useDeskSearch(['status']);
  const { query: words, page, filters } = search;
  const query = useQuery(productsQuery(userId, { query: words, page, status: filters.status }));
  const columns = useProductColumns();
  const counts = query.data?.counts;
  return (
    <div className={desk.page}>
      <h1>
        <Trans>Products</Trans>
      </h1>
      <DeskList
        label={t`Products`}
        name={{ label: t`Product`, of: (line) => <ProductName line={line} /> }}
        hrefOf={({ uuid }) => `/staff/products/${uuid}`}
        columns={[columns.seller, columns.price, columns.status, columns.changed]}
        search={search}
        searchLabel={t`Search by title, seller or ID`}
        filters={[
          {
            name: 'status',
            label: t`Status`,
            options: Object.entries(statusWords).map(([value, label]) => ({
              value,
              label: t(label),
              ...(counts !== undefined && { count: counts.get(value) ?? 0 }),
            })),
          },
        ]}
        answer={{
          rows: query.data?.rows,
          totalCount: query.data?.totalCount ?? 0,
          error: query.error,
          isOffline: !useOnline() || query.error instanceof NetworkError,
          isFetching: query.isFetching,
          retry: () => void query.refetch(),
        }}
        empty={{ icon: Armchair, title: <Trans>There are no products yet</Trans> }}
      />
    </div>
  );
}
