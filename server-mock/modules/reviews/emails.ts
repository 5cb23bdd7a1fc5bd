import type { EmailWriters } from '../../process/email-writers.ts';
import { lineOfOrderProduct } from '../orders/public/lines.ts';
import { titleFor } from '../products/title-view.ts';
import { reviewRequestMail } from './review-mail.ts';

export const reviewEmails: EmailWriters = {
  review_requested: async ({ db, config }, { subject, detail, path, locale }) => {
    const line = await lineOfOrderProduct(db, subject);
    if (line === undefined) return null;
    const { product_id: productId, title: kept } = line.product;
    const title = await titleFor(db, { productId, kept }, locale);
    const side = detail === 'SELLER' ? 'SELLER' : 'BUYER';
    return reviewRequestMail({ side, title, url: new URL(path, config.publicUrl).href, guest: null }, locale);
  },
};
