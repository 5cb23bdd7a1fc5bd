import type { Insertable } from 'kysely';
import type { SellerTransportTable } from '../../modules/delivery/tables.ts';
import { type DemoSeller, demoSellerId } from './demo-sellers.ts';

/** Brands bring their pieces for nothing; every fifth shop brings them in its own van for 25 euros. */
export function transportRows(sellers: readonly DemoSeller[]): readonly Insertable<SellerTransportTable>[] {
  const shops = sellers.filter(({ type }) => type === 'business');
  return sellers.flatMap(({ handle, type }): Insertable<SellerTransportTable>[] => {
    const seller_id = demoSellerId(handle);
    if (type.startsWith('brand_')) return [{ seller_id, type: 'free_transport', price_cents: 0 }];
    const at = shops.findIndex((shop) => shop.handle === handle);
    return at % 5 === 0 ? [{ seller_id, type: 'noop_transport', price_cents: 2500 }] : [];
  });
}
