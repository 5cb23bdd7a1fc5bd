import { builder } from '../../graphql/builder.ts';
import { UserType } from '../auth/schema.ts';
import { SellerType } from './seller-object.ts';
import { productCounts, sellerOfUser } from './store.ts';

builder.objectField(UserType, 'seller', (t) =>
  t.field({
    type: SellerType,
    nullable: true,
    description: 'The seller that this account acts for; null when it has none.',
    resolve: async ({ user }, _args, { db }) => {
      const seller = await sellerOfUser(db, user.id);
      if (seller === undefined) return null;
      const counts = await productCounts(db, [seller.id]);
      return { seller, numberOfProducts: counts.get(seller.id) ?? 0, isOwn: true as const };
    },
  }),
);
