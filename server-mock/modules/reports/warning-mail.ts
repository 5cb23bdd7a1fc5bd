import type { ReportKind, ReportReason } from '#domain/report/report-rules.ts';
import type { Locale } from '../../messages.ts';
import type { Letter } from '../../outside/mail/letter.ts';

interface Warning {
  readonly kind: ReportKind;
  readonly reason: ReportReason;
  /** Of the product; empty for anything else. */
  readonly title: string;
  /** What staff wrote; may be empty. */
  readonly message: string;
  readonly url: string;
}

interface WarningMessages {
  readonly subject: Readonly<Record<ReportKind, (title: string) => string>>;
  readonly reported: Readonly<Record<ReportKind, (title: string) => string>>;
  readonly reasons: Readonly<Record<ReportReason, string>>;
  readonly again: string;
  readonly wrong: string;
  readonly see: string;
}

const messages: Readonly<Record<Locale, WarningMessages>> = {
  nl: {
    subject: {
      PRODUCT: (title) => `Waarschuwing over ${title}`,
      CHAT: () => 'Waarschuwing over je berichten',
      SELLER: () => 'Waarschuwing over je account',
    },
    reported: {
      PRODUCT: (title) => `We kregen een melding over je advertentie ${title} en hebben haar bekeken.`,
      CHAT: () => 'We kregen een melding over je berichten en hebben ze bekeken.',
      SELLER: () => 'We kregen een melding over je account en hebben die bekeken.',
    },
    reasons: {
      COUNTERFEIT: 'Je mag bij ons geen namaak aanbieden.',
      PROHIBITED: 'Wat je aanbiedt, mag je bij ons niet verkopen.',
      MISLEADING: 'Wat in je advertentie staat, klopt niet.',
      STOLEN: 'Je mag alleen verkopen wat van jou is.',
      SCAM: 'Je mag anderen niet misleiden of buiten Hervonden om laten betalen.',
      ABUSE: 'Je mag anderen niet uitschelden, bedreigen of lastigvallen.',
      SPAM: 'Je mag geen ongevraagde reclame sturen.',
      IMPERSONATION: 'Je mag je niet voordoen als iemand anders.',
      OTHER: 'Dit is tegen onze regels.',
    },
    again: 'Gebeurt het nog eens, dan kunnen we je advertenties verwijderen of je account schorsen.',
    wrong: 'Klopt dit niet? Beantwoord deze e-mail en leg uit waarom, dan kijken we er opnieuw naar.',
    see: 'Bekijken',
  },
  en: {
    subject: {
      PRODUCT: (title) => `A warning about ${title}`,
      CHAT: () => 'A warning about your messages',
      SELLER: () => 'A warning about your account',
    },
    reported: {
      PRODUCT: (title) => `Somebody reported your listing ${title}, and we have looked at it.`,
      CHAT: () => 'Somebody reported your messages, and we have looked at them.',
      SELLER: () => 'Somebody reported your account, and we have looked at it.',
    },
    reasons: {
      COUNTERFEIT: 'Counterfeits are not allowed here.',
      PROHIBITED: 'What you offer is not allowed here.',
      MISLEADING: 'What your listing says is not correct.',
      STOLEN: 'You may only sell what is yours.',
      SCAM: 'You may not mislead others or have them pay outside Hervonden.',
      ABUSE: 'You may not insult, threaten or harass others.',
      SPAM: 'You may not send unsolicited advertising.',
      IMPERSONATION: 'You may not pose as somebody else.',
      OTHER: 'This is against our rules.',
    },
    again: 'If it happens again, we may remove your listings or suspend your account.',
    wrong: 'Do you think this is a mistake? Reply to this email and tell us why, and we will look again.',
    see: 'View',
  },
  fr: {
    subject: {
      PRODUCT: (title) => `Avertissement concernant ${title}`,
      CHAT: () => 'Avertissement concernant vos messages',
      SELLER: () => 'Avertissement concernant votre compte',
    },
    reported: {
      PRODUCT: (title) => `Votre annonce ${title} nous a été signalée et nous l’avons examinée.`,
      CHAT: () => 'Vos messages nous ont été signalés et nous les avons examinés.',
      SELLER: () => 'Votre compte nous a été signalé et nous l’avons examiné.',
    },
    reasons: {
      COUNTERFEIT: 'Les contrefaçons sont interdites chez nous.',
      PROHIBITED: 'Ce que vous proposez est interdit à la vente chez nous.',
      MISLEADING: 'Ce que dit votre annonce n’est pas exact.',
      STOLEN: 'Vous ne pouvez vendre que ce qui vous appartient.',
      SCAM: 'Il est interdit de tromper les autres ou de les faire payer en dehors de Hervonden.',
      ABUSE: 'Il est interdit d’insulter, de menacer ou de harceler les autres.',
      SPAM: 'La publicité non sollicitée est interdite.',
      IMPERSONATION: 'Il est interdit de se faire passer pour quelqu’un d’autre.',
      OTHER: 'Ceci est contraire à nos règles.',
    },
    again: 'Si cela se reproduit, nous pourrons retirer vos annonces ou suspendre votre compte.',
    wrong:
      'C’est une erreur ? Répondez à cet e-mail en expliquant pourquoi, et nous réexaminerons la décision.',
    see: 'Voir',
  },
};

/** The email that warns somebody after a report: why, in the words of staff too, and how to object. */
export function warningMail({ kind, reason, title, message, url }: Warning, locale: Locale): Letter {
  const { subject, reported, reasons, again, wrong, see } = messages[locale];
  return {
    ...{ locale, subject: subject[kind](title), action: { label: see, url } },
    paragraphs: [
      `${reported[kind](title)} ${reasons[reason]}`,
      ...(message === '' ? [] : [message]),
      ...[again, wrong],
    ],
  };
}
