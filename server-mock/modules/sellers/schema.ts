import './change-schema.ts';
import './own-fields.ts';
import './trader-fields.ts';
import './profile-query.ts';
import './reviews-query.ts';
import { builder } from '../../graphql/builder.ts';
import { UserType } from '../auth/user-object.ts';
import { loadSellers, sellerOfUser } from './public.ts';
import { SellerType } from './seller-object.ts';

builder.objectField(UserType, 'seller', (t) =>
  t.field({
    type: SellerType,
    nullable: true,
    description: 'The seller that this account acts for; null when it has none.',
    resolve: async ({ user }, _args, { db }) => {
      const seller = await sellerOfUser(db, user.id);
      const view = seller && (await loadSellers(db, [seller.id])).get(seller.id);
      return view ? { ...view, isOwn: true as const } : null;
    },
  }),
);
