import type { Insertable } from 'kysely';
import type { SellerTransportTable } from '../../modules/delivery/tables.ts';
import { type DemoSeller, demoSellerId } from './demo-sellers.ts';

/** Builds sellers' own transport: free for brands, 25 euros for every fifth shop. */
export function transportRows(sellers: readonly DemoSeller[]): readonly Insertable<SellerTransportTable>[] {
  const shops = sellers.filter(({ type }) => type === 'business');
  return sellers.flatMap(({ handle, type }): Insertable<SellerTransportTable>[] => {
    const seller_id = demoSellerId(handle);
    if (type.startsWith('brand_')) return [{ seller_id, type: 'free_transport', price_cents: 0 }];
    const at = shops.findIndex((shop) => shop.handle === handle);
    return at % 5 === 0 ? [{ seller_id, type: 'noop_transport', price_cents: 2500 }] : [];
  });
}
