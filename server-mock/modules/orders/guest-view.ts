import type { EmailContent } from '../../outside/mail/email-content.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { guestOrderAddress } from './guest-link.ts';
import { guestOrderMail, type OrderGuest } from './guest-mail.ts';
import type { OrderLine } from './public/lines.ts';

// What other modules may use of the orders of buyers without an account.
export { guestLine, lockGuestLine } from './guest-orders.ts';
export { guestOrderMail };

type LinkDeps = Pick<ServerDeps, 'secrets' | 'config' | 'clock'>;

/** The links in an email to a guest: the order by a signed link, and an account with the email address of the order. */
export function guestOf(deps: LinkDeps, { order, product }: OrderLine): OrderGuest {
  const { email } = order;
  const signUp = new URL('/account', deps.config.publicUrl);
  const redirectUrl = `/account/bestellingen/${product.id}`;
  for (const [name, value] of Object.entries({ scherm: 'registreren', email, redirectUrl }))
    signUp.searchParams.set(name, value);
  return { email, order: guestOrderAddress(deps, product.id, deps.clock.now()), signUp: signUp.href };
}

/** An email of another module to a guest, with the signed link instead of a link into an account. */
export function guestEmail(
  deps: LinkDeps,
  line: OrderLine,
  content: Pick<EmailContent, 'subject' | 'paragraphs'>,
): EmailContent {
  return guestOrderMail(content, { guest: guestOf(deps, line), isOpen: false }, line.order.locale);
}
