import type { EmailWriters } from '../../process/email-writer.ts';
import { titleFor } from '../products/title-view.ts';
import { removalMail } from './removal-mail.ts';

/** The notifications of this module whose emails contain more than the notification. */
export const catalogEmails: EmailWriters = {
  product_taken_offline: async ({ db, config }, { detail, path, locale }) => {
    const removal = await db
      .selectFrom('product_removals')
      .innerJoin('products', 'products.id', 'product_removals.product_id')
      .select(['products.id', 'products.title', 'reason', 'explanation'])
      .where('product_removals.id', '=', detail)
      .executeTakeFirst();
    if (removal === undefined) return null;
    const { id, title, reason, explanation } = removal;
    const facts = {
      ...{ reason, explanation },
      title: await titleFor(db, { productId: id, fallback: title }, locale),
      url: new URL(path, config.publicUrl).href,
    };
    return removalMail(facts, locale);
  },
};
