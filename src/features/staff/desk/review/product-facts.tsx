import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatCm, formatDate, formatEuro } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Fact, Facts } from '#src/ui/market/account-detail.tsx';
import styles from './desk-review.module.css';
import { statusLabels, valueLabel } from './product-labels.ts';
import type { DeskProduct } from './review-queries.ts';

type FactRow = readonly [name: ReactNode, value: ReactNode];

/** Everything that the seller entered. */
export function ProductFacts({ product }: { readonly product: DeskProduct }) {
  const rows = [...useSaleRows(product), ...useFeatureRows(product), ...useStockRows(product)];
  return (
    <>
      <Facts>
        {rows
          .filter(([, value]) => value !== null && value !== '')
          .map(([name, value], at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows are fixed, and names of attributes may repeat
            <Fact key={at} name={name}>
              {value}
            </Fact>
          ))}
      </Facts>
      <h2>
        <Trans>Description</Trans>
      </h2>
      <p className={styles.description}>{product.description}</p>
    </>
  );
}

/** Who sells it, and for how much. */
function useSaleRows(product: DeskProduct): readonly FactRow[] {
  const { t } = useLingui();
  const status = statusLabels[product.status];
  return [
    [<Trans key="n">Status</Trans>, status === undefined ? product.status : t(status)],
    [
      <Trans key="n">Seller</Trans>,
      `${product.seller.name}${product.city === '' ? '' : ` · ${product.city}`}`,
    ],
    [<Trans key="n">Asking price</Trans>, product.rawPrice === null ? null : formatEuro(product.rawPrice)],
    [<Trans key="n">Buyer pays</Trans>, formatEuro(product.price)],
    [
      <Trans key="n">Original price</Trans>,
      product.comparePrice === null ? null : formatEuro(product.comparePrice),
    ],
  ];
}

/** What it is, its size, its appearance and its condition. */
function useFeatureRows(product: DeskProduct): readonly FactRow[] {
  const locale = useLocale();
  const coded = useCodedText();
  const cm = (value: number | null) => (value === null ? null : formatCm(value, locale));
  const titles = (list: readonly { readonly title: string }[]) => list.map(({ title }) => title).join(', ');
  return [
    [
      <Trans key="n">Category</Trans>,
      [product.mainCategory, product.subCategory, product.category]
        .flatMap((one) => one?.title ?? [])
        .join(' › '),
    ],
    [<Trans key="n">Product type</Trans>, product.productType?.label ?? null],
    ...product.productTypeAttributes.map(({ label, value }) => [label, coded(value)] as const),
    [<Trans key="n">Width</Trans>, cm(product.width)],
    [<Trans key="n">Depth</Trans>, cm(product.depth)],
    [<Trans key="n">Height</Trans>, cm(product.height)],
    [<Trans key="n">Diameter</Trans>, cm(product.diameter)],
    [<Trans key="n">Colours</Trans>, titles(product.colors)],
    [<Trans key="n">Materials</Trans>, titles(product.materials)],
    [<Trans key="n">Styles</Trans>, titles(product.styles)],
    [<Trans key="n">Brand</Trans>, coded(product.brand?.title ?? null)],
    [<Trans key="n">Period</Trans>, coded(product.timePeriod)],
    [<Trans key="n">Condition</Trans>, coded(product.productState)],
    [
      <Trans key="n">Kind of second chance</Trans>,
      product.secondChanceType === 'UNKNOWN' ? null : coded(product.secondChanceType),
    ],
  ];
}

/** How it is sent, how many there are, and since when they are for sale. */
function useStockRows(product: DeskProduct): readonly FactRow[] {
  const locale = useLocale();
  const coded = useCodedText();
  return [
    [<Trans key="n">Weight</Trans>, product.weightCategory],
    [
      <Trans key="n">Set</Trans>,
      product.isSetOfProducts === null ? null : coded(String(product.isSetOfProducts)),
    ],
    [<Trans key="n">Quantity</Trans>, product.inventory],
    [<Trans key="n">The seller’s own number</Trans>, product.sellerProductId],
    [
      <Trans key="n">Live since</Trans>,
      product.publicationDate === null ? null : formatDate(product.publicationDate, locale),
    ],
  ];
}

/** The text of a value that is stored as a code; other values as they are. */
function useCodedText() {
  const { t } = useLingui();
  return (value: string | null) => {
    const label = value === null ? null : valueLabel(value);
    return label === null ? value : t(label);
  };
}
