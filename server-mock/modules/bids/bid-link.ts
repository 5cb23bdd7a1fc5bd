import { isUuid } from '#domain/ids.ts';
import { equalInConstantTime, type Secrets } from '../../secrets.ts';

interface Place {
  readonly secrets: Secrets;
  readonly config: { readonly publicUrl: string };
}

/**
 * How a visitor got a key: in the email to the address of the bid, which confirms that address, or in the response to
 * placing the bid, which proves nothing about it.
 */
export type BidKeyOrigin = 'mailed' | 'placed';

const purposes: Readonly<Record<BidKeyOrigin, string>> = { mailed: 'bid-link', placed: 'bid-placed' };

/** Returns the key that opens a visitor's bid: its id, signed so that it cannot be forged. */
export function bidKey(secrets: Secrets, bidId: string, origin: BidKeyOrigin): string {
  return secrets.sign(purposes[origin], bidId);
}

/** Returns the origin of this key of this bid; null if the key is not valid for it. */
export function originOfKey(secrets: Secrets, bidId: string, key: string): BidKeyOrigin | null {
  if (!isUuid(bidId)) return null;
  const opens = (origin: BidKeyOrigin) => equalInConstantTime(key, bidKey(secrets, bidId, origin));
  return (['mailed', 'placed'] as const).find(opens) ?? null;
}

/** Returns the URL of a bid: accounts sign in there, visitors get their key in the URL. */
export function bidAddress(
  { secrets, config }: Place,
  { id, user_id }: { readonly id: string; readonly user_id: string | null },
): string {
  const address = new URL(`/account/biedingen/${id}`, config.publicUrl);
  if (user_id === null) address.searchParams.set('sleutel', bidKey(secrets, id, 'mailed'));
  return address.href;
}
