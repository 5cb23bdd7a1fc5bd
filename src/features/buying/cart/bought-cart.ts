import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { localKeys } from '#domain/storage/local-keys.ts';
import { track } from '#src/data/tracking/track.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { cartId$, storeCartId, takeAside } from './cart-id.ts';

export interface BoughtCart {
  readonly uuid: string;
  /** Of the products that were bought. */
  readonly slugs: readonly string[];
}

const mostStored = 20;
const idsSchema = v.array(v.string());

/**
 * To be called whenever a cart is seen to be FROZEN: removes its cached data (CART-009), replaces the device's cart
 * by the one that was set aside for it or by none (CART-011), and tracks the purchase once per cart (CART-010).
 * Idempotent.
 */
export function seeBought(client: QueryClient, { uuid, slugs }: BoughtCart): void {
  // The device's own cart changes first, so that the count in the header follows the next one.
  if (cartId$.value === uuid) storeCartId(takeAside());
  for (const key of ['cart', 'cart-delivery']) {
    client.removeQueries({ queryKey: [key, uuid], type: 'inactive' });
    // A page that shows the query refetches it: an observer of a removed query would wait forever.
    void client.resetQueries({ queryKey: [key, uuid], type: 'active' });
  }
  const seen = seenBefore();
  if (seen.includes(uuid)) return;
  seenHere = [...seenHere, uuid];
  storeSeen([...seen, uuid].slice(-mostStored));
  track({ type: 'purchase', productSlugs: slugs });
}

/** Also kept in memory, for a browser without storage. */
let seenHere: readonly string[] = [];

function seenBefore(): readonly string[] {
  try {
    const stored = v.safeParse(idsSchema, JSON.parse(localStorage.getItem(localKeys.boughtCarts) ?? '[]'));
    return stored.success ? [...seenHere, ...stored.output] : seenHere;
  } catch {
    return seenHere;
  }
}

function storeSeen(ids: readonly string[]): void {
  try {
    localStorage.setItem(localKeys.boughtCarts, JSON.stringify(ids));
  } catch (error) {
    logger.warn('cart_note_not_stored', { error: errorText(error) });
  }
}
