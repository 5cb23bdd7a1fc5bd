import type { Messages } from '../../messages.ts';

export const chatMessages: Messages = {
  chat_own_product: {
    nl: 'Dit is je eigen stuk.',
    en: 'This is your own piece.',
    fr: 'Cette pièce est la vôtre.',
  },
  chat_payment_link_needs_account: {
    nl: 'De koper heeft geen account. Een betaallink kan alleen met een account worden gebruikt.',
    en: 'The buyer has no account. Payment links only work with an account.',
    fr: 'L’acheteur n’a pas de compte. Un lien de paiement ne fonctionne qu’avec un compte.',
  },
  chat_is_blocked: {
    nl: 'In dit gesprek kan niet meer worden geschreven.',
    en: 'Nothing more can be written in this conversation.',
    fr: 'Il n’est plus possible d’écrire dans cette conversation.',
  },
  chat_other_product: {
    nl: 'Dit gesprek gaat over een ander stuk.',
    en: 'This conversation is about another piece.',
    fr: 'Cette conversation concerne une autre pièce.',
  },
  chat_product_not_for_sale: {
    nl: 'Dit stuk is niet meer te koop.',
    en: 'This piece is no longer for sale.',
    fr: 'Cette pièce n’est plus en vente.',
  },
  payment_link_expired: {
    nl: 'Deze betaallink is verlopen. Vraag de verkoper om een nieuwe.',
    en: 'This payment link has ended. Ask the seller for a new one.',
    fr: 'Ce lien de paiement a expiré. Demandez-en un nouveau au vendeur.',
  },
};
