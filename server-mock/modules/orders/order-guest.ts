import type { ServerDeps } from '../../server-deps.ts';
import { guestOrderAddress } from './guest-link.ts';
import type { OrderLine } from './public/lines.ts';

export type GuestLinkDeps = Pick<ServerDeps, 'secrets' | 'config' | 'clock'>;

/** A buyer without an account. */
export interface OrderGuest {
  readonly email: string;
  /** The URL that opens the order without an account. */
  readonly order: string;
  /** The URL for creating an account with this email address, which then shows the order. */
  readonly signUp: string;
}

/** The links in an email to a guest: the order by a signed link, and an account with the email address of the order. */
export function guestOf(deps: GuestLinkDeps, { order, product }: OrderLine): OrderGuest {
  const { email } = order;
  const signUp = new URL('/account', deps.config.publicUrl);
  const redirectUrl = `/account/bestellingen/${product.id}`;
  for (const [name, value] of Object.entries({ scherm: 'registreren', email, redirectUrl }))
    signUp.searchParams.set(name, value);
  return { email, order: guestOrderAddress(deps, product.id, deps.clock.now()), signUp: signUp.href };
}
