import { eurosOf } from '#domain/money/cents.ts';
import type { EmailWriters } from '../../process/email-writer.ts';
import { openMatch } from './open-match.ts';
import { wantedMail } from './wanted-mail.ts';

export const wantedEmails: EmailWriters = {
  search_matched: async ({ db, config }, { subject, detail, path, locale }) => {
    const found = await openMatch(db, subject, detail);
    if (found === null) return null;
    const { item, product, translations } = found;
    const href = (to: string) => new URL(to, config.publicUrl).href;
    const facts = {
      wanted: item.title,
      title: translations.find(({ language }) => language === locale)?.title ?? product.title,
      price: eurosOf(product.price_cents ?? 0),
      address: href(path),
      itemAddress: href(`/account/zoekopdrachten/${item.id}`),
    };
    return wantedMail(facts, locale);
  },
};
