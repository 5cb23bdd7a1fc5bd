import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, Sofa } from 'lucide-react';
import type { ReactNode } from 'react';
import { csvOf } from '#domain/csv/csv.ts';
import { useQueryState } from '#src/data/use-query-state.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { toast } from '#src/ui/kit/toast-store.ts';
import { AccountList } from '#src/ui/market/account-list.tsx';
import { ListPayout, ListStatus } from '#src/ui/market/account-list-status.tsx';
import type { ListColumn } from '#src/ui/market/account-list-types.ts';
import { ListDate } from '#src/ui/market/list-date.tsx';
import { saveTextFile } from '#src/ui/market/save-file.ts';
import { useListState } from '#src/ui/market/use-list-state.ts';
import { BulkActions } from './bulk-actions.tsx';
import { loadAllMyProducts, type MyProduct, myProductsQuery } from './my-products-query.ts';
import { productStatusMessage, statusFilters } from './product-labels.ts';
import { useReviewedProducts } from './use-reviewed-products.ts';

export interface MyProductListProps {
  readonly userId: string;
  readonly productLink: (product: MyProduct) => ReactNode;
  readonly newProductLink: (icon: typeof Plus, label: ReactNode) => ReactNode;
}

const defaults = { role: '', sort: 'CREATED', direction: 'DESC' } as const;

/** The person's products on the server; offline the last answer, with its age. */
export function MyProductList({ userId, productLink, newProductLink }: MyProductListProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const client = useQueryClient();
  const [state, change] = useListState('ads', defaults);
  const columns = useColumns();
  const query = useQueryState(useQuery(myProductsQuery(userId, state, locale)));
  useReviewedProducts();
  const exportAll = async () => {
    try {
      const rows = await loadAllMyProducts(state, locale);
      const heads = columns.map(({ label }) => label);
      saveTextFile(
        `${t`listings`}.csv`,
        csvOf([heads, ...rows.map((row) => columns.map((column) => column.csv(row)))]),
        'text/csv;charset=utf-8',
      );
    } catch {
      toast(t`The file could not be created. Try again.`, { kind: 'error' });
    }
  };
  return (
    <AccountList
      label={t`Published listings`}
      columns={columns}
      link={productLink}
      state={state}
      change={change}
      filters={{
        label: t`Status`,
        options: statusFilters.map(({ value, label }) => ({ value, label: t(label) })),
      }}
      query={query}
      empty={{
        icon: Sofa,
        text: <Trans>Your published listings and their results appear here.</Trans>,
        action: newProductLink(Plus, <Trans>New listing</Trans>),
      }}
      onExport={exportAll}
      bulk={(chosen, done) => (
        <BulkActions
          products={chosen}
          isOffline={query.isOffline}
          onDone={() => {
            done();
            void client.invalidateQueries({ queryKey: ['my-products'] });
          }}
        />
      )}
    />
  );
}

function useColumns(): readonly ListColumn<MyProduct>[] {
  const { t } = useLingui();
  const statusLabel = (product: MyProduct) => {
    const known = productStatusMessage(product);
    return known === null ? null : t(known);
  };
  return [
    { id: 'title', label: t`Listing`, sort: 'TITLE', cell: ({ title }) => title, csv: ({ title }) => title },
    {
      id: 'status',
      label: t`Status`,
      sort: 'STATUS',
      cell: (product) => <ListStatus item={product} label={statusLabel(product)} />,
      csv: (product) => statusLabel(product) ?? '',
    },
    {
      id: 'price',
      label: t`Price`,
      sort: 'PRICE',
      isNumber: true,
      cell: ({ price }) => (price === 0 ? '–' : formatEuro(price)),
      csv: ({ price }) => price,
    },
    {
      id: 'payout',
      label: t`You receive`,
      isNumber: true,
      cell: (product) => <ListPayout item={product} />,
      csv: ({ payout }) => payout,
    },
    {
      id: 'views',
      label: t`Views`,
      sort: 'VIEWS',
      isNumber: true,
      cell: ({ viewCount }) => viewCount,
      csv: ({ viewCount }) => viewCount,
    },
    {
      id: 'wishlist',
      label: t`Favourites`,
      isNumber: true,
      cell: ({ wishlistCount }) => wishlistCount,
      csv: ({ wishlistCount }) => wishlistCount,
    },
    {
      id: 'created',
      label: t`Created`,
      sort: 'CREATED',
      cell: ({ created }) => <ListDate at={created} />,
      csv: ({ created }) => created.slice(0, 10),
    },
  ];
}
