import type { QuestionKind } from '#domain/question/question-rules.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';

interface Asked {
  readonly kind: QuestionKind;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly title: string;
  readonly slug: string;
}

interface Words {
  readonly subject: Readonly<Record<QuestionKind, (title: string) => string>>;
  readonly opening: Readonly<Record<QuestionKind, (who: string) => string>>;
  readonly somebody: string;
  readonly answer: (email: string) => string;
  /** The label of the only button. */
  readonly see: string;
}

const words: Readonly<Record<Locale, Words>> = {
  nl: {
    subject: {
      QUESTION: (title) => `Vraag over ${title}`,
      VIEWING: (title) => `Iemand wil ${title} komen bekijken`,
    },
    opening: {
      QUESTION: (who) => `${who} vraagt:`,
      VIEWING: (who) => `${who} wil graag komen kijken en schrijft:`,
    },
    somebody: 'Een bezoeker',
    answer: (email) => `Beantwoord deze mail; je antwoord gaat naar ${email}.`,
    see: 'Bekijk je stuk',
  },
  en: {
    subject: {
      QUESTION: (title) => `A question about ${title}`,
      VIEWING: (title) => `Somebody would like to see ${title}`,
    },
    opening: {
      QUESTION: (who) => `${who} asks:`,
      VIEWING: (who) => `${who} would like to come and see it, and writes:`,
    },
    somebody: 'A visitor',
    answer: (email) => `Reply to this mail; your answer goes to ${email}.`,
    see: 'See your piece',
  },
  fr: {
    subject: {
      QUESTION: (title) => `Une question sur ${title}`,
      VIEWING: (title) => `Quelqu’un souhaite voir ${title}`,
    },
    opening: {
      QUESTION: (who) => `${who} demande :`,
      VIEWING: (who) => `${who} souhaite venir voir la pièce et écrit :`,
    },
    somebody: 'Un visiteur',
    answer: (email) => `Répondez à ce message ; votre réponse va à ${email}.`,
    see: 'Voir votre pièce',
  },
};

/** The email with a question to the seller. */
export function questionMail(
  asked: Asked,
  { locale, publicUrl }: { readonly locale: Locale; readonly publicUrl: string },
): EmailContent {
  const { opening, somebody, answer, see, ...of } = words[locale];
  const who = asked.name === '' ? somebody : asked.name;
  const subject = of.subject[asked.kind](asked.title);
  const paragraphs = [opening[asked.kind](who), asked.message, answer(asked.email)];
  const url = new URL(`/products/${asked.slug}`, publicUrl).href;
  return { locale, subject, paragraphs, action: { label: see, url } };
}
