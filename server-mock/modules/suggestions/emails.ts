import { eurosOf } from '#domain/money/cents.ts';
import type { EmailWriters } from '../../process/email-writer.ts';
import { openSuggestions } from './open-suggestions.ts';
import { suggestionMail } from './suggestion-mail.ts';

export const suggestionEmails: EmailWriters = {
  prices_suggested: async ({ db, config }, { subject, path, locale }) => {
    const event = await db
      .selectFrom('event_outbox')
      .select('payload')
      .where('id', '=', subject)
      .executeTakeFirst();
    const ids = Array.isArray(event?.payload.suggestionIds) ? event.payload.suggestionIds.map(String) : [];
    const open = await openSuggestions(db, ids);
    if (open.length === 0) return null;
    const products = open.map((one) => ({
      title: one.title,
      price: eurosOf(one.asked),
      suggestedPrice: eurosOf(one.suggested_price_cents),
    }));
    return suggestionMail({ products, address: new URL(path, config.publicUrl).href }, locale);
  },
};
