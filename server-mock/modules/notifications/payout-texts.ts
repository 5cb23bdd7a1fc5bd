import type { TextsByDetail } from './texts-by-detail.ts';

/** Texts of the notifications about payouts; without amounts, because notifications are visible on lock screens. */
export const payoutTexts = {
  payout_paid: {
    '': {
      nl: ['Je bent uitbetaald', 'Het bedrag staat op je rekening.'],
      en: ['You have been paid', 'The money is in your account.'],
      fr: ['Vous avez été payé', 'Le montant est sur votre compte.'],
    },
  },
  payout_failed: {
    account: {
      nl: ['Je uitbetaling is niet gelukt', 'Controleer je rekeningnummer.'],
      en: ['Your payout did not go through', 'Check your account number.'],
      fr: ['Votre versement n’a pas abouti', 'Vérifiez votre numéro de compte.'],
    },
    other: {
      nl: ['Je uitbetaling is niet gelukt', 'We zoeken uit waarom. Jij hoeft niets te doen.'],
      en: ['Your payout did not go through', 'We are finding out why. You need not do anything.'],
      fr: ['Votre versement n’a pas abouti', 'Nous cherchons pourquoi. Vous n’avez rien à faire.'],
    },
  },
  payout_alarm: {
    ledger: {
      nl: [
        'De boekhouding klopt niet',
        'De dagelijkse controle vond een verkeerd saldo. Zoek uit waar het zit.',
      ],
      en: [
        'The ledger does not add up',
        'The daily check found a wrong balance. Find out where it comes from.',
      ],
      fr: [
        'La comptabilité présente un écart',
        'Le contrôle quotidien a relevé un solde erroné. Recherchez son origine.',
      ],
    },
    differences: {
      nl: ['Betalingen of uitbetalingen wijken af', 'De lijst van de betaaldienst is anders dan de onze.'],
      en: ['Payments or payouts differ', 'The provider’s list is not the same as ours.'],
      fr: ['Écart dans les paiements ou versements', 'La liste du prestataire diffère de la nôtre.'],
    },
    overdue: {
      nl: [
        'Een uitbetaling wacht te lang op vrijgave',
        'De vijf werkdagen die we verkopers beloven, zijn voorbij. Geef de uitbetaling vrij.',
      ],
      en: [
        'A payout is overdue for release',
        'The five working days that we promise sellers are over. Release the payout.',
      ],
      fr: [
        'Un versement attend sa validation depuis trop longtemps',
        'Les cinq jours ouvrables promis aux vendeurs sont écoulés. Validez le versement.',
      ],
    },
  },
  // {title} is the year.
  seller_year_reported: {
    '': {
      nl: [
        'We geven je verkopen van {title} door aan de belastingdienst',
        'Je hebt 30 keer verkocht of meer dan € 2.000 ontvangen. De wet (DAC7) verplicht ons dat te melden, met je gegevens. Bij je uitbetalingen zie je de cijfers.',
      ],
      en: [
        'We report your sales of {title} to the tax authority',
        'You have made 30 sales or received more than €2,000. The law (DAC7) requires us to report that, with your details. You find the figures with your payouts.',
      ],
      fr: [
        'Nous déclarons vos ventes de {title} à l’administration fiscale',
        'Vous avez réalisé 30 ventes ou reçu plus de 2 000 €. La loi (DAC7) nous oblige à le déclarer, avec vos coordonnées. Les chiffres figurent dans vos versements.',
      ],
    },
  },
  payout_account_missing: {
    '': {
      nl: [
        'Vul je rekeningnummer in',
        'Je hebt iets verkocht. Zonder rekeningnummer kunnen we je niet betalen.',
      ],
      en: [
        'Add your account number',
        'You have sold something. Without an account number we cannot pay you.',
      ],
      fr: [
        'Indiquez votre numéro de compte',
        'Vous avez fait une vente. Sans numéro de compte, nous ne pouvons pas vous payer.',
      ],
    },
  },
} satisfies Readonly<Record<string, TextsByDetail>>;
