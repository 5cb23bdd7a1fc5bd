import { useLingui } from '@lingui/react/macro';
import {
  defaultSort,
  type ProductListBase,
  type ProductListSort,
  productListSorts,
} from '#domain/search/product-list-state.ts';
import { NativeSelect } from '#src/ui/kit/native-select.tsx';

export interface SortChoiceProps {
  readonly base: ProductListBase;
  readonly sort: ProductListSort;
  readonly onChange: (sort: ProductListSort) => void;
}

/**
 * The sorts that a product list offers (LIST-026): all except RANDOM, which is for carousels, and except RECOMMENDED
 * where the default is the newest first (ROUTE-050, docs/readings.md).
 */
function offeredSorts(base: ProductListBase): readonly ProductListSort[] {
  const usual = defaultSort(base);
  return productListSorts.filter((sort) => sort === usual || (sort !== 'RANDOM' && sort !== 'RECOMMENDED'));
}

/** Chooses the sort (LIST-039). */
export function SortChoice({ base, sort, onChange }: SortChoiceProps) {
  const { t } = useLingui();
  const labels: Readonly<Record<ProductListSort, string>> = {
    RECOMMENDED: t`Recommended`,
    POPULARITY: t`Most popular`,
    DATE_NEWEST: t`Newest first`,
    DATE_OLDEST: t`Oldest first`,
    PRICE_ASC: t`Price: low to high`,
    PRICE_DESC: t`Price: high to low`,
    DISTANCE_ASC: t`Nearest first`,
    RANDOM: t`Random`,
  };
  return (
    <NativeSelect
      label={t`Sort by`}
      options={offeredSorts(base).map((value) => ({ value, label: labels[value] }))}
      value={sort}
      onChange={onChange}
    />
  );
}
