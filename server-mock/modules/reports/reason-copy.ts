import type { ReportReason } from '#domain/report/report-rules.ts';
import type { Locale } from '../../messages.ts';

interface ReasonCopy {
  /** The reason in the receipt for the reporter, after a colon. */
  readonly labels: Readonly<Record<ReportReason, string>>;
  /** The rule in the statement of reasons for the affected person. */
  readonly rules: Readonly<Record<ReportReason, string>>;
}

export const reasonCopy: Readonly<Record<Locale, ReasonCopy>> = {
  nl: {
    labels: {
      COUNTERFEIT: 'namaak',
      PROHIBITED: 'mag niet verkocht worden',
      MISLEADING: 'foto’s of beschrijving kloppen niet',
      STOLEN: 'mogelijk gestolen',
      SCAM: 'oplichting',
      ABUSE: 'bedreigingen of beledigingen',
      SPAM: 'ongewenste reclame',
      IMPERSONATION: 'doet zich voor als iemand anders',
      OTHER: 'iets anders',
    },
    rules: {
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
  },
  en: {
    labels: {
      COUNTERFEIT: 'counterfeit',
      PROHIBITED: 'may not be sold',
      MISLEADING: 'photos or description are not right',
      STOLEN: 'possibly stolen',
      SCAM: 'scam',
      ABUSE: 'threats or insults',
      SPAM: 'unwanted advertising',
      IMPERSONATION: 'pretends to be somebody else',
      OTHER: 'something else',
    },
    rules: {
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
  },
  fr: {
    labels: {
      COUNTERFEIT: 'contrefaçon',
      PROHIBITED: 'vente interdite',
      MISLEADING: 'photos ou description inexactes',
      STOLEN: 'peut-être volé',
      SCAM: 'escroquerie',
      ABUSE: 'menaces ou insultes',
      SPAM: 'publicité non sollicitée',
      IMPERSONATION: 'se fait passer pour quelqu’un d’autre',
      OTHER: 'autre chose',
    },
    rules: {
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
  },
};
