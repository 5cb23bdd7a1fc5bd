import { Trans, useLingui } from '@lingui/react/macro';
import { formatEuro } from '#src/i18n/format.ts';
import { Picture } from '#src/ui/market/picture.tsx';
import { Moment } from '../act/detail.tsx';
import type { DeskColumn } from '../list/desk-row.tsx';
import styles from './desk-review.module.css';
import { statusLabels } from './product-labels.ts';
import type { ProductRow } from './review-queries.ts';

/** The first column of a product list: photo and title. */
export function ProductName({ row }: { readonly row: ProductRow }) {
  return (
    <>
      <Picture
        image={row.featuredImage}
        alt=""
        widths={[64, 128]}
        sizes="48px"
        ratio={1}
        className={styles.thumb ?? ''}
      />
      <span>{row.title === '' ? <Trans>Untitled</Trans> : row.title}</span>
    </>
  );
}

/** The columns shared by all lists of products. */
export function useProductColumns(): Readonly<
  Record<'seller' | 'price' | 'status' | 'submitted' | 'changed' | 'round', DeskColumn<ProductRow>>
> {
  const { t } = useLingui();
  return {
    seller: { id: 'seller', label: t`Seller`, isSecondary: true, cell: ({ seller }) => seller.name },
    price: {
      id: 'price',
      label: t`Price`,
      isNumber: true,
      isSecondary: true,
      cell: ({ price }) => formatEuro(price),
    },
    status: {
      id: 'status',
      label: t`Status`,
      cell: ({ status, inventory }) => {
        if (status === 'PUBLISHED' && inventory === 0) return t`Sold`;
        const label = statusLabels[status];
        return label === undefined ? status : t(label);
      },
    },
    submitted: {
      id: 'submitted',
      label: t`Waiting since`,
      cell: ({ submittedAt }) => <Moment at={submittedAt} isRelative />,
    },
    changed: {
      id: 'changed',
      label: t`Changed`,
      isSecondary: true,
      cell: ({ changedAt }) => <Moment at={changedAt} isRelative />,
    },
    round: {
      id: 'round',
      label: t`Review round`,
      isSecondary: true,
      cell: ({ requestedChanges }) =>
        requestedChanges.length > 0 ? (
          <span className={styles.again}>
            <Trans>Submitted again</Trans>
          </span>
        ) : (
          <Trans>First time</Trans>
        ),
    },
  };
}
