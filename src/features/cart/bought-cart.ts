import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { track } from '#src/data/tracking/track.ts';
import { localKeys } from '#src/platform/local-keys/local-keys.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { cartId$, storeCartId, takeAside } from './cart-id.ts';

export interface BoughtCart {
  readonly uuid: string;
  /** Of the pieces that were bought. */
  readonly slugs: readonly string[];
}

const mostKept = 20;
const idsSchema = v.array(v.string());

/**
 * A cart was seen as FROZEN, wherever that was: what is kept of it goes (CART-009), the device has no cart any more or the
 * one that was put aside for this one (CART-011), and the purchase is counted, once per cart (CART-010). Seeing it again
 * changes nothing.
 */
export function seeBought(client: QueryClient, { uuid, slugs }: BoughtCart): void {
  // First the device's own cart changes, so that the number in the header looks at the next one.
  if (cartId$.value === uuid) storeCartId(takeAside());
  for (const key of ['cart', 'cart-delivery']) {
    client.removeQueries({ queryKey: [key, uuid], type: 'inactive' });
    // A page that shows it asks again: whoever looks at a query that was removed waits for ever.
    void client.resetQueries({ queryKey: [key, uuid], type: 'active' });
  }
  const seen = seenBefore();
  if (seen.includes(uuid)) return;
  seenHere = [...seenHere, uuid];
  storeSeen([...seen, uuid].slice(-mostKept));
  track({ type: 'purchase', productSlugs: slugs });
}

/** Of this page too, for a browser that stores nothing. */
let seenHere: readonly string[] = [];

function seenBefore(): readonly string[] {
  try {
    const kept = v.safeParse(idsSchema, JSON.parse(localStorage.getItem(localKeys.boughtCarts) ?? '[]'));
    return kept.success ? [...seenHere, ...kept.output] : seenHere;
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
