import { reservationLimits } from '#domain/payments/reservation-limits.ts';
import type { Messages } from '../../messages.ts';

const { own } = reservationLimits;

/** Each message states what happened, what is preserved and what to do next. */
const reservationMessages: Messages = {
  reservation_cart_too_large_guest: {
    nl: `Zonder account kun je hoogstens ${own.guest} producten tegelijk betalen. Je winkelwagen blijft zoals hij is. Log in (dan zijn het er ${own.account}), of haal er een paar uit en betaal die daarna.`,
    en: `Without an account you can pay for at most ${own.guest} products at a time. Your cart stays as it is. Sign in (then it is ${own.account}), or take a few out and pay for them afterwards.`,
    fr: `Sans compte, vous pouvez payer au maximum ${own.guest} produits à la fois. Votre panier reste tel quel. Connectez-vous (le maximum passe à ${own.account}) ou retirez quelques produits et payez-les ensuite.`,
  },
  reservation_cart_too_large: {
    nl: `Je kunt hoogstens ${own.account} producten tegelijk betalen. Je winkelwagen blijft zoals hij is. Haal er een paar uit en betaal die daarna.`,
    en: `You can pay for at most ${own.account} products at a time. Your cart stays as it is. Take a few out and pay for them afterwards.`,
    fr: `Vous pouvez payer au maximum ${own.account} produits à la fois. Votre panier reste tel quel. Retirez quelques produits et payez-les ensuite.`,
  },
  reservation_limit_guest: {
    nl: `Via jouw internetverbinding zijn al producten gereserveerd die nog niet betaald zijn; zonder account kunnen dat er ${own.guest} zijn. Je winkelwagen is bewaard. Rond die betaling eerst af, log in, of probeer het na {until} opnieuw.`,
    en: `Your internet connection already has products reserved that have not been paid for; without an account the limit is ${own.guest}. Your cart is saved. Finish that payment first, sign in, or try again after {until}.`,
    fr: `Des produits non payés sont déjà réservés depuis votre connexion internet ; sans compte, la limite est de ${own.guest}. Votre panier est conservé. Terminez d’abord ce paiement, connectez-vous ou réessayez après le {until}.`,
  },
  reservation_limit: {
    nl: `Je hebt al producten gereserveerd die nog niet betaald zijn; dat kunnen er ${own.account} tegelijk zijn. Je winkelwagen is bewaard. Rond die betaling eerst af, of probeer het na {until} opnieuw.`,
    en: `You already have products reserved that have not been paid for; the limit is ${own.account} at a time. Your cart is saved. Finish that payment first, or try again after {until}.`,
    fr: `Vous avez déjà réservé des produits non payés ; la limite est de ${own.account} à la fois. Votre panier est conservé. Terminez d’abord ce paiement ou réessayez après le {until}.`,
  },
  reservation_limit_network: {
    nl: 'Via dezelfde internetverbinding zijn op dit moment al veel producten gereserveerd die nog niet betaald zijn. Je winkelwagen is bewaard en er is niets afgeschreven. Probeer het later opnieuw, of gebruik een andere verbinding.',
    en: 'Many products that have not been paid for yet are reserved from the same internet connection. Your cart is saved and nothing has been charged. Try again later, or use another connection.',
    fr: 'De nombreux produits non encore payés sont réservés depuis la même connexion internet. Votre panier est conservé et rien n’a été débité. Réessayez plus tard ou utilisez une autre connexion.',
  },
  reservation_crowded_guest: {
    nl: 'Het is nu erg druk bij het afrekenen zonder account. Je winkelwagen is bewaard en er is niets afgeschreven. Log in om meteen verder te gaan, betaal minder producten tegelijk, of probeer het later opnieuw.',
    en: 'Guest checkout is very busy right now. Your cart is saved and nothing has been charged. Sign in to continue straight away, pay for fewer products at a time, or try again later.',
    fr: 'Le paiement sans compte est très sollicité en ce moment. Votre panier est conservé et rien n’a été débité. Connectez-vous pour continuer tout de suite, payez moins de produits à la fois ou réessayez plus tard.',
  },
  reservation_crowded: {
    nl: 'Het is nu erg druk bij het afrekenen. Je winkelwagen is bewaard en er is niets afgeschreven. Betaal minder producten tegelijk, of probeer het later opnieuw.',
    en: 'Checkout is very busy right now. Your cart is saved and nothing has been charged. Pay for fewer products at a time, or try again later.',
    fr: 'Le paiement est très sollicité en ce moment. Votre panier est conservé et rien n’a été débité. Payez moins de produits à la fois ou réessayez plus tard.',
  },
};

export const paymentMessages: Messages = {
  ...reservationMessages,
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
