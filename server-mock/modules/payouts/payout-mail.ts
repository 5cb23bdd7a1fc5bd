import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';

/** The subjects of emails about a payout. */
export type PayoutMailKind = 'paid' | 'account_problem' | 'problem';

interface Facts {
  readonly amount: string;
  readonly number: string;
  /** The last four characters of the account number. */
  readonly accountEnd: string;
  readonly url: string;
}

interface Texts {
  readonly subject: string;
  readonly paragraphs: (facts: Facts) => readonly string[];
  readonly action: string;
}

const texts: Readonly<Record<Locale, Readonly<Record<PayoutMailKind, Texts>>>> = {
  nl: {
    paid: {
      subject: 'Je bent uitbetaald',
      paragraphs: ({ amount, number, accountEnd }) => [
        `We hebben ${amount} overgemaakt naar je rekening die eindigt op ${accountEnd}. Op je afschrift staat Hervonden ${number}.`,
        'Bij je uitbetalingen vind je het overzicht en de factuur van onze servicekosten.',
      ],
      action: 'Uitbetaling bekijken',
    },
    account_problem: {
      subject: 'Controleer je rekeningnummer',
      paragraphs: ({ amount, accountEnd }) => [
        `Je uitbetaling van ${amount} is niet aangekomen: de bank kon niets overmaken naar de rekening die eindigt op ${accountEnd}.`,
        'Het bedrag blijft van jou. Vul het juiste rekeningnummer in; daarna betalen we je opnieuw uit.',
      ],
      action: 'Rekeningnummer aanpassen',
    },
    problem: {
      subject: 'Je uitbetaling is niet gelukt',
      paragraphs: ({ amount }) => [
        `Je uitbetaling van ${amount} is niet aangekomen. We zoeken uit waarom en betalen je daarna opnieuw uit.`,
        'Het bedrag blijft van jou en je hoeft niets te doen.',
      ],
      action: 'Uitbetalingen bekijken',
    },
  },
  en: {
    paid: {
      subject: 'You have been paid',
      paragraphs: ({ amount, number, accountEnd }) => [
        `We have transferred ${amount} to your account ending in ${accountEnd}. Your bank statement says Hervonden ${number}.`,
        'The statement and the invoice of our service fee are with your payouts.',
      ],
      action: 'View payout',
    },
    account_problem: {
      subject: 'Check your account number',
      paragraphs: ({ amount, accountEnd }) => [
        `Your payout of ${amount} did not arrive: the bank could not transfer it to the account ending in ${accountEnd}.`,
        'The money is still yours. Fill in the correct account number and we will pay you again.',
      ],
      action: 'Change account number',
    },
    problem: {
      subject: 'Your payout did not go through',
      paragraphs: ({ amount }) => [
        `Your payout of ${amount} did not arrive. We are finding out why, and will then pay you again.`,
        'The money is still yours and you need not do anything.',
      ],
      action: 'View payouts',
    },
  },
  fr: {
    paid: {
      subject: 'Vous avez été payé',
      paragraphs: ({ amount, number, accountEnd }) => [
        `Nous avons viré ${amount} sur votre compte se terminant par ${accountEnd}. Votre relevé indique Hervonden ${number}.`,
        'Le relevé et la facture de nos frais de service se trouvent dans vos versements.',
      ],
      action: 'Voir le versement',
    },
    account_problem: {
      subject: 'Vérifiez votre numéro de compte',
      paragraphs: ({ amount, accountEnd }) => [
        `Votre versement de ${amount} n’est pas arrivé : la banque n’a pas pu virer sur le compte se terminant par ${accountEnd}.`,
        'Cet argent reste le vôtre. Indiquez le bon numéro de compte et nous vous paierons de nouveau.',
      ],
      action: 'Modifier le numéro de compte',
    },
    problem: {
      subject: 'Votre versement n’a pas abouti',
      paragraphs: ({ amount }) => [
        `Votre versement de ${amount} n’est pas arrivé. Nous cherchons pourquoi et vous paierons ensuite de nouveau.`,
        'Cet argent reste le vôtre et vous n’avez rien à faire.',
      ],
      action: 'Voir les versements',
    },
  },
};

/** The email about a payout that was paid, or that failed. */
export function payoutMail(kind: PayoutMailKind, facts: Facts, locale: Locale): EmailContent {
  const { subject, paragraphs, action } = texts[locale][kind];
  return { locale, subject, paragraphs: paragraphs(facts), action: { label: action, url: facts.url } };
}

type AccountMailKind = 'added' | 'changed';

interface AccountTexts {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

const accountTexts: Readonly<Record<Locale, Readonly<Record<AccountMailKind, AccountTexts>>>> = {
  nl: {
    added: {
      subject: 'Je rekeningnummer is toegevoegd',
      paragraphs: [
        'Er is een rekeningnummer voor je uitbetalingen toegevoegd. Wat je nog van ons krijgt, maken we daarnaar over.',
        'Was jij dit niet? Verander dan nu je wachtwoord, verwijder het rekeningnummer en beantwoord deze e-mail.',
      ],
    },
    changed: {
      subject: 'Je rekeningnummer is gewijzigd',
      paragraphs: [
        'Het rekeningnummer voor je uitbetalingen is gewijzigd. Over 24 uur gebruiken we het nieuwe nummer; tot dan betalen we uit op het vorige.',
        'Was jij dit niet? Verander dan nu je wachtwoord, zet het rekeningnummer terug en beantwoord deze e-mail.',
      ],
    },
  },
  en: {
    added: {
      subject: 'Your account number was added',
      paragraphs: [
        'An account number for your payouts was added. We will transfer what you are still to receive to it.',
        'Was this not you? Change your password now, remove the account number and reply to this email.',
      ],
    },
    changed: {
      subject: 'Your account number was changed',
      paragraphs: [
        'The account number for your payouts was changed. We will use the new number in 24 hours; until then we pay to the previous one.',
        'Was this not you? Change your password now, restore the account number and reply to this email.',
      ],
    },
  },
  fr: {
    added: {
      subject: 'Votre numéro de compte a été ajouté',
      paragraphs: [
        'Un numéro de compte a été ajouté pour vos versements. Nous y virerons les sommes qui vous reviennent.',
        'Ce n’était pas vous ? Changez tout de suite votre mot de passe, supprimez le numéro de compte et répondez à cet e-mail.',
      ],
    },
    changed: {
      subject: 'Votre numéro de compte a été modifié',
      paragraphs: [
        'Le numéro de compte de vos versements a été modifié. Nous utiliserons le nouveau dans 24 heures ; d’ici là, nous versons sur le précédent.',
        'Ce n’était pas vous ? Changez tout de suite votre mot de passe, rétablissez le numéro de compte et répondez à cet e-mail.',
      ],
    },
  },
};

const accountAction = {
  nl: 'Verkopersgegevens bekijken',
  en: 'View seller details',
  fr: 'Voir les données du vendeur',
} as const satisfies Record<Locale, string>;

/** The email to a seller whose account number was changed, or added while money was waiting for one. */
export function accountChangedMail(url: string, locale: Locale, kind: AccountMailKind): EmailContent {
  return { locale, ...accountTexts[locale][kind], action: { label: accountAction[locale], url } };
}
