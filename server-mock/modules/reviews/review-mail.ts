import type { OrderRole } from '#domain/orders/order-role.ts';
import { i18nOf } from '../../i18n.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';

interface ReviewRequest {
  /** The invited side. */
  readonly side: OrderRole;
  readonly title: string;
  readonly url: string;
  /** The address of a guest; null for people with an account. */
  readonly guest: string | null;
}

/** The message ids of an email. */
interface EmailMessages {
  readonly subject: string;
  readonly request: string;
}

const messages: Readonly<Record<OrderRole, EmailMessages>> = {
  BUYER: {
    subject: /*i18n*/ 'How was your purchase of {title}?',
    request:
      /*i18n*/ 'You have received {title}. Tell other buyers what the seller was like: with stars and, if you like, a few sentences.',
  },
  SELLER: {
    subject: /*i18n*/ 'How did the sale of {title} go?',
    request: /*i18n*/ '{title} has been received. Give the buyer stars and, if you like, a few sentences.',
  },
};

/** The email that invites one side of a sale to review the other. */
export function reviewRequestMail({ side, title, url, guest }: ReviewRequest, locale: Locale): EmailContent {
  const i18n = i18nOf(locale);
  const { subject, request } = messages[side];
  const content = {
    ...{ locale, subject: i18n._(subject, { title }) },
    paragraphs: [
      i18n._(request, { title }),
      i18n._(
        'You see each other’s review only when both of you have written one, or seven days after the first.',
      ),
    ],
  };
  if (guest === null) return { ...content, action: { label: i18n._('Write a review'), url } };
  const signUp = i18n._(
    'Create an account with {email}, or sign in if you already have one: you can write the review from your order.',
    { email: guest },
  );
  return {
    ...{ ...content, isForGuest: true },
    paragraphs: [...content.paragraphs, signUp],
    action: { label: i18n._('Create an account'), url },
  };
}
