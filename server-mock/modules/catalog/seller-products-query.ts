import { myProductSorts } from '#domain/product/my-product-sort.ts';
import { signedIn } from '../../graphql/authorize.ts';
import { builder } from '../../graphql/builder.ts';
import { UserNotAuthenticatedError } from '../../graphql/errors.ts';
import { SortDirectionType } from '../../graphql/sort-direction.ts';
import { ProductType } from '../products/product-ref.ts';
import { mayOpenProduct } from '../products/product-view.ts';
import { ProductListType } from './product-list.ts';
import { ProductStatusType } from './product-text-fields.ts';
import { accountPageSize, sellerProducts } from './seller-products.ts';

const SortType = builder.enumType('AdSort', {
  description: 'What the list of own products is sorted by; CREATED unless given (ACCT-015).',
  values: myProductSorts,
});

builder.objectField(ProductType, 'created', (t) =>
  t.string({
    nullable: true,
    description: 'ISO moment at which it was made. Only for the seller and staff.',
    resolve: ({ product }, _args, { viewer }) =>
      mayOpenProduct(viewer, product) ? product.created_at.toISOString() : null,
  }),
);

builder.queryField('sellerProducts', (t) =>
  t.field({
    type: ProductListType,
    description: 'The own products in any status, the newest first; none for an account without seller.',
    errors: { types: [UserNotAuthenticatedError] },
    args: {
      statuses: t.arg({ type: [ProductStatusType], description: 'Only these; all without it.' }),
      sold: t.arg.boolean({
        description: 'True adds sold products to the chosen statuses, false leaves them out of PUBLISHED.',
      }),
      limit: t.arg.int({ defaultValue: accountPageSize, description: 'Products on a page, at most 100.' }),
      offset: t.arg.int({ defaultValue: 0, description: 'Products before this page.' }),
      search: t.arg.string({ description: "Words of the title, or of the seller's own number." }),
      sort: t.arg({ type: SortType, description: 'What it is sorted by.' }),
      direction: t.arg({ type: SortDirectionType, description: 'DESC unless given.' }),
    },
    resolve: async (_root, { limit, offset, statuses, ...asked }, context) => {
      const { sellerId } = signedIn(context);
      if (sellerId === null) return { ids: [], totalCount: 0 };
      return await sellerProducts(context.db, sellerId, {
        ...asked,
        statuses: statuses ?? [],
        limit: limit ?? accountPageSize,
        offset: offset ?? 0,
      });
    },
  }),
);
