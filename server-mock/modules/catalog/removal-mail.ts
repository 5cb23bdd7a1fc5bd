import type { RemovalReason } from '#domain/staff/removal.ts';
import { i18nOf } from '../../i18n.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';

/** The reason as the seller reads it. */
export const removalSentences: Readonly<Record<RemovalReason, string>> = {
  PROHIBITED: /*i18n*/ 'We took your listing offline because this product may not be sold here.',
  COUNTERFEIT: /*i18n*/ 'We took your listing offline because the product appears to be counterfeit.',
  STOLEN: /*i18n*/ 'We took your listing offline because the product may be stolen.',
  MISLEADING: /*i18n*/ 'We took your listing offline because its photos or its text mislead buyers.',
  UNSAFE: /*i18n*/ 'We took your listing offline because the product is not safe.',
  DUPLICATE: /*i18n*/ 'We took your listing offline because you also offer this product in another listing.',
  OTHER: /*i18n*/ 'We took your listing offline.',
};

/**
 * The email that notifies a seller that staff took a product offline, with the reason, the explanation by staff, and
 * the consequences.
 */
export function removalMail(
  {
    title,
    reason,
    explanation,
    url,
  }: {
    readonly title: string;
    readonly reason: RemovalReason;
    readonly explanation: string;
    /** The page on which the seller finds the product. */
    readonly url: string;
  },
  locale: Locale,
): EmailContent {
  const i18n = i18nOf(locale);
  return {
    locale,
    subject: i18n._('We took {title} offline', { title }),
    paragraphs: [
      i18n._(removalSentences[reason]),
      explanation,
      i18n._('Open bids have ended. Anyone who was paying for it gets their money back.'),
      i18n._('If you list it again, we review it before it goes live.'),
      i18n._('Do you think this is a mistake? Reply to this email and tell us why, and we will look again.'),
    ],
    action: { label: i18n._('View listing'), url },
  };
}
