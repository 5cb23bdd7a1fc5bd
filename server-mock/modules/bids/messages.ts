import type { Messages } from '../../messages.ts';

export const bidMessages: Messages = {
  bid_failed_product_does_not_accept_bids: {
    nl: 'Deze verkoper accepteert geen biedingen.',
    en: 'This seller does not accept bids.',
    fr: "Ce vendeur n'accepte pas les offres.",
  },
  bid_failed_amount_lower_than_minimum_bid: {
    nl: 'Je bod is lager dan het minimumbod.',
    en: 'Your bid is lower than the minimum bid.',
    fr: "Votre offre est inférieure à l'offre minimale.",
  },
  bid_failed_one_bid_allowed: {
    nl: 'Slechts één bod toegestaan per product.',
    en: 'Only one bid per product is allowed.',
    fr: 'Une seule offre est permise par produit.',
  },
};
