import { timingSafeEqual } from 'node:crypto';
import { isUuid } from '#domain/ids.ts';
import type { Secrets } from '../../secrets.ts';

interface Place {
  readonly secrets: Secrets;
  readonly config: { readonly publicUrl: string };
}

/**
 * How a visitor came by a key: by the mail to the address of the bid, which confirms that address, or as the answer to
 * placing the bid, which proves nothing about it.
 */
export type BidKeyOrigin = 'mailed' | 'placed';

const purposes: Readonly<Record<BidKeyOrigin, string>> = { mailed: 'bid-link', placed: 'bid-placed' };

/** What opens a visitor's bid: the id, signed, so that nobody makes one up. */
export function bidKey(secrets: Secrets, bidId: string, origin: BidKeyOrigin): string {
  return secrets.sign(purposes[origin], bidId);
}

/** Where this key of this bid comes from; null when it does not open it. */
export function originOfKey(secrets: Secrets, bidId: string, key: string): BidKeyOrigin | null {
  if (!isUuid(bidId)) return null;
  const given = Buffer.from(key);
  const opens = (origin: BidKeyOrigin) => {
    const ours = Buffer.from(bidKey(secrets, bidId, origin));
    return given.length === ours.length && timingSafeEqual(given, ours);
  };
  return (['mailed', 'placed'] as const).find(opens) ?? null;
}

/** Where a bid stands: for accounts behind their login, for visitors with the key. */
export function bidAddress(
  { secrets, config }: Place,
  { id, user_id }: { readonly id: string; readonly user_id: string | null },
): string {
  const address = new URL(`/account/biedingen/${id}`, config.publicUrl);
  if (user_id === null) address.searchParams.set('sleutel', bidKey(secrets, id, 'mailed'));
  return address.href;
}
