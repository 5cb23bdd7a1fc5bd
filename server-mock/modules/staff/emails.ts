import { editableFields } from '#domain/staff/product-edit.ts';
import type { EmailWriters } from '../../process/email-writer.ts';
import { titleFor } from '../products/title-view.ts';
import { productEditedMail } from './product-edited-mail.ts';

/** The emails of this module that contain more than their notification. */
export const staffEmails: EmailWriters = {
  product_edited: async ({ db, config }, { subject: productId, detail, path, locale }) => {
    const product = await db
      .selectFrom('products')
      .select(['id', 'title'])
      .where('id', '=', productId)
      .executeTakeFirst();
    if (product === undefined) return null;
    const edited = detail.split(' ');
    const facts = {
      title: await titleFor(db, { productId, fallback: product.title }, locale),
      fields: editableFields.filter((field) => edited.includes(field)),
      url: new URL(path, config.publicUrl).href,
    };
    return productEditedMail(facts, locale);
  },
};
