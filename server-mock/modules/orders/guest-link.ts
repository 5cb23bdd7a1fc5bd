import { isUuid } from '#domain/ids.ts';
import { promises } from '#domain/promises/promises.ts';
import { equalInConstantTime, type Secrets } from '../../secrets.ts';

const day = 24 * 60 * 60 * 1000;
/** Each email about the order contains a new link; a return or a case ends within this time. */
const linkTime = promises.links.orderDays * day;
const purpose = 'guest-order';

interface Place {
  readonly secrets: Secrets;
  readonly config: { readonly publicUrl: string };
}

interface OpenedKey {
  readonly orderProductId: string;
  readonly expiresAt: Date;
}

/** The key to the order of a buyer without an account: its id and its expiry time, signed. */
export function guestOrderKey(secrets: Secrets, orderProductId: string, now: Date): string {
  const signed = `${orderProductId}.${Math.floor((now.getTime() + linkTime) / 1000).toString(36)}`;
  return `${signed}.${secrets.sign(purpose, signed)}`;
}

/** The content of a key, even if it has expired; null if its signature is invalid. */
export function readGuestOrderKey(secrets: Secrets, key: string): OpenedKey | null {
  const [orderProductId = '', seconds = '', signature = '', ...more] = key.split('.');
  if (!isUuid(orderProductId) || !/^[\da-z]{1,9}$/.test(seconds) || more.length > 0) return null;
  const expected = secrets.sign(purpose, `${orderProductId}.${seconds}`);
  if (!equalInConstantTime(signature, expected)) return null;
  return { orderProductId, expiresAt: new Date(Number.parseInt(seconds, 36) * 1000) };
}

/**
 * The URL of an order for a buyer without an account. The key is in the fragment, which browsers do not send to servers,
 * so that it appears in no log and no Referer header.
 */
export function guestOrderAddress({ secrets, config }: Place, orderProductId: string, now: Date): string {
  const address = new URL('/bestelling', config.publicUrl);
  address.hash = guestOrderKey(secrets, orderProductId, now);
  return address.href;
}
