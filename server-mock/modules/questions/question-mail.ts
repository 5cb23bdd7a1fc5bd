import type { QuestionKind } from '#domain/question/question-rules.ts';
import { dayText } from '../../date-texts.ts';
import { i18nOf } from '../../i18n.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';

interface Asked {
  readonly kind: QuestionKind;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** YYYY-MM-DD. */
  readonly days: readonly string[];
  readonly title: string;
  readonly slug: string;
}

/** The message ids of an email. */
interface EmailMessages {
  readonly subject: string;
  readonly opening: string;
}

const messages: Readonly<Record<QuestionKind, EmailMessages>> = {
  QUESTION: { subject: /*i18n*/ 'A question about {title}', opening: /*i18n*/ '{who} asks:' },
  VIEWING: {
    subject: /*i18n*/ 'Someone would like to view {title}',
    opening: /*i18n*/ '{who} would like to come and view it, and writes:',
  },
};

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

/** The email with a question to the seller. */
export function questionMail(
  { kind, name, email, message, days, title, slug }: Asked,
  { locale, publicUrl }: { readonly locale: Locale; readonly publicUrl: string },
): EmailContent {
  const i18n = i18nOf(locale);
  const { subject, opening } = messages[kind];
  const [first, second] = days;
  const who = name === '' ? i18n._('A visitor') : name;
  return {
    locale,
    subject: i18n._(subject, { title }),
    paragraphs: [
      first === undefined || second === undefined
        ? i18n._(opening, { who })
        : i18n._('{who} would like to come and view it, on {first} or on {second}.', {
            who,
            first: dayText(noonOf(first), locale),
            second: dayText(noonOf(second), locale),
          }),
      ...(message === '' ? [] : [message]),
      i18n._('Reply to this email; your answer goes to {email}.', { email }),
    ],
    action: { label: i18n._('View your product'), url: new URL(`/products/${slug}`, publicUrl).href },
  };
}
