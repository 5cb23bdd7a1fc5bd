import type { Locale } from '../../messages.ts';

/** How the buyer can end a payment in the demo. */
export const demoEndings = ['completed', 'reserved', 'cancelled', 'expired', 'failed'] as const;
export type DemoEnding = (typeof demoEndings)[number];

interface Words {
  readonly title: string;
  readonly demo: string;
  readonly to: string;
  readonly bank: string;
  readonly card: string;
  readonly pay: string;
  readonly otherwise: string;
  readonly endings: Readonly<Record<Exclude<DemoEnding, 'completed'>, string>>;
  readonly ended: string;
  readonly back: string;
}

export const demoPageTexts: Readonly<Record<Locale, Words>> = {
  nl: {
    title: 'Betalen',
    demo: 'Demo: er wordt geen geld afgeschreven. Kies hieronder hoe deze betaling afloopt.',
    to: 'aan Hervonden',
    bank: 'Kies je bank',
    card: 'Je betaalt met een kaart van de demo.',
    pay: 'Betalen',
    otherwise: 'Of laat het anders aflopen',
    endings: {
      reserved: 'Betaald, maar de bank doet er dagen over',
      cancelled: 'Annuleren',
      expired: 'Laten verlopen',
      failed: 'Laten mislukken',
    },
    ended: 'Deze betaling is al afgelopen.',
    back: 'Terug naar Hervonden',
  },
  en: {
    title: 'Pay',
    demo: 'Demo: no money moves. Choose below how this payment ends.',
    to: 'to Hervonden',
    bank: 'Choose your bank',
    card: 'You pay with a card of the demo.',
    pay: 'Pay',
    otherwise: 'Or let it end otherwise',
    endings: {
      reserved: 'Paid, but the bank takes days',
      cancelled: 'Cancel',
      expired: 'Let it expire',
      failed: 'Let it fail',
    },
    ended: 'This payment has ended.',
    back: 'Back to Hervonden',
  },
  fr: {
    title: 'Payer',
    demo: 'Démo : rien n’est débité. Choisissez comment ce paiement se termine.',
    to: 'à Hervonden',
    bank: 'Choisissez votre banque',
    card: 'Vous payez avec une carte de démonstration.',
    pay: 'Payer',
    otherwise: 'Ou terminez-le autrement',
    endings: {
      reserved: 'Payé, mais la banque prend plusieurs jours',
      cancelled: 'Annuler',
      expired: 'Laisser expirer',
      failed: 'Faire échouer',
    },
    ended: 'Ce paiement est terminé.',
    back: 'Retour à Hervonden',
  },
};
