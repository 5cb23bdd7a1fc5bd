import type { Messages } from '../../messages.ts';

export const catalogMessages: Messages = {
  seller_required: {
    nl: 'Je hebt nog geen verkopersgegevens ingevuld.',
    en: 'You have not filled in your seller details yet.',
    fr: 'Vous n’avez pas encore rempli vos données de vendeur.',
  },
  product_is_being_paid: {
    nl: 'Iemand betaalt op dit moment voor dit product. Er is niets veranderd. Lukt de betaling, dan zie je de bestelling bij je verkopen; probeer het anders na {until} opnieuw.',
    en: 'Somebody is paying for this product right now. Nothing has changed. If the payment succeeds, the order appears among your sales; otherwise try again after {until}.',
    fr: 'Quelqu’un est en train de payer ce produit. Rien n’a été modifié. Si le paiement aboutit, la commande apparaît dans vos ventes ; sinon, réessayez après le {until}.',
  },
  product_is_promised: {
    nl: 'Je hebt een bod op dit product geaccepteerd: het is tot {until} gereserveerd voor die koper. Er is niets veranderd. Betaalt de koper niet, dan kan dit daarna wel.',
    en: 'You accepted a bid on this product: it is reserved for that buyer until {until}. Nothing has changed. If the buyer does not pay, you can do this afterwards.',
    fr: 'Vous avez accepté une offre sur ce produit : il est réservé à cet acheteur jusqu’au {until}. Rien n’a été modifié. Si l’acheteur ne paie pas, vous pourrez le faire ensuite.',
  },
  seller_is_being_paid: {
    nl: 'De bank verwerkt een betaling voor een van je producten. Je account en je advertenties zijn er nog. Probeer het opnieuw als de betaling is afgerond, uiterlijk {until}.',
    en: 'The bank is processing a payment for one of your products. Your account and your listings are still there. Try again once the payment has ended, on {until} at the latest.',
    fr: 'La banque traite un paiement pour l’un de vos produits. Votre compte et vos annonces sont toujours là. Réessayez une fois le paiement terminé, au plus tard le {until}.',
  },
  product_already_sold: {
    nl: 'Dit product is al verkocht.',
    en: 'This product has been sold already.',
    fr: 'Ce produit est déjà vendu.',
  },
};
