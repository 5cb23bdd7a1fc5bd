import { signedIn } from '../../graphql/authorize.ts';
import { builder } from '../../graphql/builder.ts';
import { UserNotAuthenticatedError } from '../../graphql/errors.ts';
import { ProductListType } from './product-list.ts';
import { ProductStatusType } from './product-text-fields.ts';
import { accountPageSize, sellerProducts } from './seller-products.ts';

builder.queryField('sellerProducts', (t) =>
  t.field({
    type: ProductListType,
    description: 'The own listings in any status, the newest first; none for an account without seller.',
    errors: { types: [UserNotAuthenticatedError] },
    args: {
      statuses: t.arg({ type: [ProductStatusType], description: 'Only these; all without it.' }),
      limit: t.arg.int({ defaultValue: accountPageSize, description: 'Products on a page, at most 100.' }),
      offset: t.arg.int({ defaultValue: 0, description: 'Products before this page.' }),
    },
    resolve: async (_root, { statuses, limit, offset }, context) => {
      const { sellerId } = signedIn(context);
      if (sellerId === null) return { ids: [], totalCount: 0 };
      return await sellerProducts(context.db, sellerId, {
        statuses: statuses ?? [],
        limit: limit ?? accountPageSize,
        offset: offset ?? 0,
      });
    },
  }),
);
