import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { builder } from '../../graphql/builder.ts';
import { type Address, AddressType } from '../addresses/address-object.ts';
import { UserType } from '../auth/user-object.ts';

/**
 * The shipping address of an account's latest order. Orders that a visitor placed with the account's email address do
 * not count, because anybody can enter that address.
 */
async function lastAddressOf(db: Kysely<Database>, userId: string): Promise<Address | null> {
  const order = await db
    .selectFrom('orders')
    .select('shipping_address')
    .where('user_id', '=', userId)
    .where('shipping_address', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return order?.shipping_address == null ? null : { province: null, ...order.shipping_address };
}

builder.objectField(UserType, 'lastAddress', (t) =>
  t.field({
    type: AddressType,
    nullable: true,
    description:
      'Where the latest order went, and to whom: what a form may begin with. Null without an order.',
    resolve: ({ user }, _args, { db }) => lastAddressOf(db, user.id),
  }),
);
