import type { TextsByDetail } from './texts-by-detail.ts';

/** Texts of the notifications about payments that the buyer's bank took back; without amounts, as for payouts. */
export const chargebackTexts = {
  payment_charged_back: {
    due: {
      nl: [
        'De betaling van {title} is teruggehaald',
        'De bank van de koper heeft de betaling op {day} teruggehaald. Dat bedrag betalen we je niet meer uit. Heeft de koper het product nog? Beantwoord dan de e-mail hierover; we zoeken het samen uit.',
      ],
      en: [
        'The payment for {title} was taken back',
        'The buyer’s bank took the payment back on {day}. We no longer pay that amount to you. Does the buyer still have the product? Reply to the email about it and we will look into it together.',
      ],
      fr: [
        'Le paiement de {title} a été repris',
        'La banque de l’acheteur a repris le paiement le {day}. Nous ne vous verserons plus ce montant. L’acheteur a-t-il encore le produit ? Répondez à l’e-mail à ce sujet : nous chercherons une solution avec vous.',
      ],
    },
    paid_out: {
      nl: [
        'De betaling van {title} is teruggehaald',
        'De bank van de koper heeft de betaling op {day} teruggehaald. We trekken dat bedrag af van je volgende uitbetalingen. Heeft de koper het product nog? Beantwoord dan de e-mail hierover; we zoeken het samen uit.',
      ],
      en: [
        'The payment for {title} was taken back',
        'The buyer’s bank took the payment back on {day}. We deduct that amount from your next payouts. Does the buyer still have the product? Reply to the email about it and we will look into it together.',
      ],
      fr: [
        'Le paiement de {title} a été repris',
        'La banque de l’acheteur a repris le paiement le {day}. Nous déduirons ce montant de vos prochains versements. L’acheteur a-t-il encore le produit ? Répondez à l’e-mail à ce sujet : nous chercherons une solution avec vous.',
      ],
    },
  },
  chargeback_received: {
    kept: {
      nl: [
        'Een bank heeft de betaling van {title} teruggehaald',
        'De koper had de ontvangst bevestigd, dus de verkoop staat nog. Neem contact op met beide kanten.',
      ],
      en: [
        'A bank took back the payment for {title}',
        'The buyer had confirmed receipt, so the sale still stands. Contact both sides.',
      ],
      fr: [
        'Une banque a repris le paiement de {title}',
        'L’acheteur avait confirmé la réception : la vente tient toujours. Contactez les deux parties.',
      ],
    },
    cancelled: {
      nl: [
        'Een bank heeft de betaling van {title} teruggehaald',
        'De verkoop is geannuleerd. Controleer of het product al onderweg was.',
      ],
      en: [
        'A bank took back the payment for {title}',
        'The sale was cancelled. Check whether the product was already on its way.',
      ],
      fr: [
        'Une banque a repris le paiement de {title}',
        'La vente est annulée. Vérifiez si le produit était déjà en route.',
      ],
    },
  },
} satisfies Readonly<Record<string, TextsByDetail>>;
