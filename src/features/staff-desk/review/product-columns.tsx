import { Trans, useLingui } from '@lingui/react/macro';
import { formatAgo, formatEuro } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Picture } from '#src/ui/market/picture.tsx';
import type { DeskColumn } from '../list/desk-list.tsx';
import styles from './desk-review.module.css';
import { statusWords } from './product-words.ts';
import type { ProductLine } from './review-queries.ts';

/** A product in the first column of a list: its photo and its title. */
export function ProductName({ line }: { readonly line: ProductLine }) {
  return (
    <>
      <Picture
        image={line.featuredImage}
        alt=""
        widths={[64, 128]}
        sizes="48px"
        ratio={1}
        className={styles.thumb ?? ''}
      />
      <span>{line.title === '' ? <Trans>Untitled</Trans> : line.title}</span>
    </>
  );
}

export function Moment({ iso }: { readonly iso: string | null }) {
  const locale = useLocale();
  if (iso === null) return null;
  return <time dateTime={iso}>{formatAgo(Date.parse(iso), Date.now(), locale)}</time>;
}

/** The columns that every list of products has. */
export function useProductColumns(): Readonly<
  Record<'seller' | 'price' | 'status' | 'submitted' | 'changed' | 'round', DeskColumn<ProductLine>>
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
        const words = statusWords[status];
        return words === undefined ? status : t(words);
      },
    },
    submitted: {
      id: 'submitted',
      label: t`Waiting since`,
      cell: ({ submittedAt }) => <Moment iso={submittedAt} />,
    },
    changed: {
      id: 'changed',
      label: t`Changed`,
      isSecondary: true,
      cell: ({ changedAt }) => <Moment iso={changedAt} />,
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
