import { randomUUID } from 'node:crypto';
import { end, pay } from '#tests/factories/orders.ts';
import { makeProduct } from '#tests/factories/products.ts';
import type { ApiHarness } from '#tests/setup/api-harness.ts';
import { call, tokenOf } from './act.ts';

interface Sides {
  readonly buyer: { readonly id: string; readonly email: string };
  readonly seller: { readonly id: string; readonly sellerId: string };
}

/** Places a bid on a new product of the seller and returns its id. */
export async function placeBid(api: ApiHarness, { buyer, seller }: Sides): Promise<string> {
  const { id } = await makeProduct(api.db, seller.sellerId, { title: `Kast ${randomUUID()}` });
  const given = `amount: 300, email: "${buyer.email}", productUuid: "${id}"`;
  const { uuid = '' } = await call(api, buyer.id, `placeBid(${given})`, '... on BidPlaced { uuid }');
  return uuid;
}

export async function acceptBid(api: ApiHarness, { seller }: Sides, bidId: string): Promise<void> {
  await call(api, seller.id, `updateBid(uuid: "${bidId}", status: ACCEPTED)`);
}

export async function payBid(api: ApiHarness, { buyer }: Sides, bidId: string): Promise<void> {
  const { id } = await api.db
    .selectFrom('carts')
    .select('id')
    .where('bid_id', '=', bidId)
    .executeTakeFirstOrThrow();
  const address = JSON.stringify({
    ...{ firstName: 'Noor', lastName: 'Janssen', companyName: '', street: 'Biltstraat', houseNumber: '12' },
    ...{ houseNumberExtension: '', postcode: '3572 BJ', city: 'Utrecht', country: 'NL' },
    ...{ phoneNumber: '', email: buyer.email },
  });
  await api.db
    .updateTable('carts')
    .set({ shipping_address: address, billing_address: address })
    .where('id', '=', id)
    .execute();
  await api.db
    .updateTable('cart_lines')
    .set({ delivery_method_id: 'pickup_transport' })
    .where('cart_id', '=', id)
    .execute();
  const paid = await pay(api, id, { token: await tokenOf(api, buyer.id) });
  if (paid.transactionUid === undefined) throw new Error(`A bid cannot be paid: ${paid.errorCode}`);
  await end(api, paid.transactionUid, 'completed');
}
