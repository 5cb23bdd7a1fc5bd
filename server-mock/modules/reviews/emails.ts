import type { EmailContent } from '../../outside/mail/email-content.ts';
import type { EmailWriters } from '../../process/email-writer.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { lineOfOrderProduct, type OrderLine } from '../orders/public/lines.ts';
import { titleFor } from '../products/title-view.ts';
import { reviewRequestMail } from './review-mail.ts';

/** The path of the order in an account. */
export function orderPath({ product }: OrderLine): string {
  return `/account/bestellingen/${product.id}`;
}

/** The invitation to a buyer without an account, who can write the review once they have one. */
export async function guestReviewEmail(
  { db, config }: Pick<ServerDeps, 'db' | 'config'>,
  line: OrderLine,
): Promise<EmailContent> {
  const { email, locale } = line.order;
  const about = { productId: line.product.product_id, fallback: line.product.title };
  const signUp = new URL('/account', config.publicUrl);
  for (const [name, value] of Object.entries({ scherm: 'registreren', email, redirectUrl: orderPath(line) }))
    signUp.searchParams.set(name, value);
  const title = await titleFor(db, about, locale);
  return reviewRequestMail({ side: 'BUYER', title, url: signUp.href, guest: email }, locale);
}

export const reviewEmails: EmailWriters = {
  review_requested: async ({ db, config }, { subject, detail, path, locale }) => {
    const line = await lineOfOrderProduct(db, subject);
    if (line === undefined) return null;
    const { product_id: productId, title: fallback } = line.product;
    const title = await titleFor(db, { productId, fallback }, locale);
    const side = detail === 'SELLER' ? 'SELLER' : 'BUYER';
    return reviewRequestMail({ side, title, url: new URL(path, config.publicUrl).href, guest: null }, locale);
  },
};
