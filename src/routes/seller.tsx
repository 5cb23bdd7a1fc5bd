import { createFileRoute, notFound } from '@tanstack/react-router';
import { NotFoundScreen } from '#src/app/screens/not-found.tsx';
import { loadFirst } from '#src/data/graphql/load-first.ts';
import { isPersonal } from '#src/features/shop/catalog/personal.ts';
import { productListQuery } from '#src/features/shop/catalog/product-list-query.ts';
import { SellerPage } from '#src/features/shop/seller/seller-page.tsx';
import { sellerQuery } from '#src/features/shop/seller/seller-queries.ts';
import { ProductListFrame } from './product-list-frame.tsx';
import { ReportSlot } from './report-slot.tsx';
import { FollowSlot } from './watch-slots.tsx';

// ROUTE-027: the seller, then their products in any order, filter and page.
export const Route = createFileRoute('/verkoper/$')({
  beforeLoad: async ({ location }) => {
    const { productListAt } = await import('./product-list-at.ts');
    const state = productListAt(location);
    if (state.base.kind !== 'seller') throw notFound();
    return { productList: state, sellerUuid: state.base.uuid };
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context }) =>
    loadFirst(context, sellerQuery(context.sellerUuid), productListQuery(context.productList, isPersonal())),
  component: Screen,
});

function Screen() {
  const { productList, sellerUuid } = Route.useRouteContext();
  return (
    <SellerPage
      uuid={sellerUuid}
      actions={<FollowSlot key={sellerUuid} sellerUuid={sellerUuid} />}
      productList={<ProductListFrame state={productList} />}
      report={<ReportSlot kind="SELLER" uuid={sellerUuid} sellerUuid={sellerUuid} />}
      reportReview={(reviewUuid) => <ReportSlot kind="REVIEW" uuid={reviewUuid} sellerUuid={null} />}
      notFound={<NotFoundScreen />}
    />
  );
}
