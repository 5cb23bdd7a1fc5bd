import { Trans, useLingui } from '@lingui/react/macro';
import { Armchair } from 'lucide-react';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import desk from '../desk.module.css';
import { DeskList } from '../list/desk-list.tsx';
import { useDeskSearch } from '../list/use-desk-search.ts';
import { ProductName, useProductColumns } from '../review/product-columns.tsx';
import { statusLabels } from '../review/product-labels.ts';
import { useStaffProducts } from '../review/review-queries.ts';

/** All products in any status, most recently changed first. */
export function DeskProducts({ userId }: { readonly userId: string }) {
  const { t } = useLingui();
  usePageTitle(t`Products`);
  const search = useDeskSearch(['status']);
  const { query, page, filters } = search;
  const answer = useStaffProducts(userId, { query, page, status: filters.status });
  const columns = useProductColumns();
  const counts = answer.data?.counts;
  return (
    <div className={desk.page}>
      <h1>
        <Trans>Products</Trans>
      </h1>
      <DeskList
        label={t`Products`}
        name={{ label: t`Product`, of: (row) => <ProductName row={row} /> }}
        hrefOf={({ uuid }) => `/staff/products/${uuid}`}
        columns={[columns.seller, columns.price, columns.status, columns.changed]}
        search={search}
        searchLabel={t`Search by title, seller or ID`}
        filters={[
          {
            name: 'status',
            label: t`Status`,
            options: Object.entries(statusLabels).map(([value, label]) => ({
              value,
              label: t(label),
              ...(counts !== undefined && { count: counts.get(value) ?? 0 }),
            })),
          },
        ]}
        answer={answer}
        empty={{ icon: Armchair, title: <Trans>There are no products yet</Trans> }}
      />
    </div>
  );
}
