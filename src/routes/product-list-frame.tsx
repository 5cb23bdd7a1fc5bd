import type { ProductListState } from '#domain/search/product-list-state.ts';
import { NotFoundScreen } from '#src/app/screens/not-found.tsx';
import { ProductListResults } from '#src/features/shop/catalog/product-list-results.tsx';
import { useProductList } from '#src/features/shop/catalog/use-product-list.ts';
import { PageHead } from '#src/ui/kit/page-head.tsx';
import { useProductListSlots } from './product-list-slots.tsx';

/** A product list below a page's own heading: a seller's products, or all similar products. */
export function ProductListFrame({ state }: { readonly state: ProductListState }) {
  const productList = useProductList(state);
  const slots = useProductListSlots();
  if (productList.isBeyondLast)
    return (
      <>
        <PageHead title={null} status={404} />
        <NotFoundScreen />
      </>
    );
  return <ProductListResults state={state} productList={productList} {...slots} />;
}
