import type { Insertable } from 'kysely';
import type { Database } from '../schema.ts';
import { demoSellerId } from './demo-sellers.ts';
import { steadyId } from './steady.ts';

type Row<Table extends keyof Database> = Insertable<Database[Table]>;

const day = 24 * 60 * 60 * 1000;
const buyer = steadyId('user koper@hervonden.test');
const staff = steadyId('user staf@hervonden.test');
const brand = steadyId('user merk@hervonden.test');

/**
 * The demo's buyer follows the brand, the brand follows the private seller, and a staff account follows two others.
 */
export function followRows(now: Date): Row<'seller_follows'>[] {
  return [
    { user_id: buyer, seller_id: demoSellerId('merk'), created_at: new Date(now.getTime() - 9 * day) },
    { user_id: brand, seller_id: demoSellerId('verkoper'), created_at: new Date(now.getTime() - 4 * day) },
    ...['teakhuis', 'linde'].map((seller) => ({
      ...{ user_id: staff, seller_id: demoSellerId(seller) },
      created_at: new Date(now.getTime() - 20 * day),
    })),
  ];
}

/** The brand watches the products that are reserved for somebody else. */
export function watchRows(reserved: readonly string[], now: Date): Row<'product_watches'>[] {
  return reserved.map((productId) => ({ user_id: brand, product_id: productId, created_at: now }));
}
