import { timingSafeEqual } from 'node:crypto';
import { isUuid } from '#domain/ids.ts';
import type { Secrets } from '../../secrets.ts';

interface Place {
  readonly secrets: Secrets;
  readonly config: { readonly publicUrl: string };
}

/** What a visitor's link to a bid carries: the id, signed, so that nobody makes one up. */
export function bidKey(secrets: Secrets, bidId: string): string {
  return secrets.sign('bid-link', bidId);
}

/** Whether this key was mailed for this bid. */
export function opensBid(secrets: Secrets, bidId: string, key: string): boolean {
  if (!isUuid(bidId)) return false;
  const [given, ours] = [Buffer.from(key), Buffer.from(bidKey(secrets, bidId))];
  return given.length === ours.length && timingSafeEqual(given, ours);
}

/** Where a bid stands: for accounts behind their login, for visitors with the key. */
export function bidAddress(
  { secrets, config }: Place,
  { id, user_id }: { readonly id: string; readonly user_id: string | null },
): string {
  const address = new URL(`/account/biedingen/${id}`, config.publicUrl);
  if (user_id === null) address.searchParams.set('sleutel', bidKey(secrets, id));
  return address.href;
}
