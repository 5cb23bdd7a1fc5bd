import type { Messages } from '../../messages.ts';

export const paymentMessages: Messages = {
  failed_to_get_transaction: {
    nl: 'We konden niet zien hoe het met je betaling staat. Probeer het opnieuw.',
    en: 'We could not see how your payment stands. Please try again.',
    fr: 'Nous n’avons pas pu voir où en est votre paiement. Veuillez réessayer.',
  },
  transaction_does_not_exist: {
    nl: 'Deze betaling bestaat niet.',
    en: 'There is no such payment.',
    fr: 'Ce paiement n’existe pas.',
  },
  failed_to_get_usable_transaction: {
    nl: 'De betaling kon niet beginnen. Probeer het opnieuw.',
    en: 'The payment could not begin. Please try again.',
    fr: 'Le paiement n’a pas pu commencer. Veuillez réessayer.',
  },
  payment_service_failed: {
    nl: 'De betaaldienst antwoordt niet. Probeer het zo nog eens; er is niets afgeschreven.',
    en: 'The payment service does not answer. Please try again shortly; nothing has been charged.',
    fr: 'Le service de paiement ne répond pas. Réessayez dans un instant ; rien n’a été débité.',
  },
  cart_no_payment_intent_provided: {
    nl: 'Kies hoe je wilt betalen.',
    en: 'Choose how you want to pay.',
    fr: 'Choisissez votre mode de paiement.',
  },
  cart_total_changed: {
    nl: 'Het totaal is intussen veranderd. Kijk er nog eens naar en betaal dan.',
    en: 'The total has changed while you were here. Look at it again and pay then.',
    fr: 'Le total a changé entre-temps. Vérifiez-le de nouveau, puis payez.',
  },
  cart_is_already_frozen: {
    nl: 'Deze winkelwagen is al betaald.',
    en: 'This cart has already been paid.',
    fr: 'Ce panier est déjà payé.',
  },
  cart_is_empty: {
    nl: 'Je winkelwagen is leeg.',
    en: 'Your cart is empty.',
    fr: 'Votre panier est vide.',
  },
  cart_add_address: {
    nl: 'Vul een bezorgadres in bij stap 1',
    en: 'Fill in a delivery address in step 1',
    fr: 'Indiquez une adresse de livraison à l’étape 1',
  },
};
