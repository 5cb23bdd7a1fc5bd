import type { Messages } from '../../messages.ts';

export const reviewMessages: Messages = {
  review_needs_receipt: {
    nl: 'Je kunt een beoordeling schrijven zodra de ontvangst is bevestigd. Na een terugbetaling kan dat niet meer.',
    en: 'You can write a review once receipt is confirmed. After a refund this is no longer possible.',
    fr: 'Vous pourrez donner un avis dès que la réception est confirmée. Après un remboursement, ce n’est plus possible.',
  },
  review_too_late: {
    nl: 'Een beoordeling schrijven kan tot 60 dagen na de ontvangst.',
    en: 'A review can be written until 60 days after receipt.',
    fr: 'Un avis peut être donné jusqu’à 60 jours après la réception.',
  },
  review_exists: {
    nl: 'Je hebt deze bestelling al beoordeeld. Vernieuw de pagina om je beoordeling te zien.',
    en: 'You have already reviewed this order. Refresh the page to see your review.',
    fr: 'Vous avez déjà donné votre avis sur cette commande. Actualisez la page pour le voir.',
  },
  review_edit_too_late: {
    nl: 'Je kunt je beoordeling tot 48 uur na het schrijven of publiceren wijzigen. Die tijd is voorbij.',
    en: 'You can change your review until 48 hours after writing or publication. That time is over.',
    fr: 'Un avis peut être modifié dans les 48 heures après sa rédaction ou sa publication. Ce délai est écoulé.',
  },
  review_has_reply: {
    nl: 'Je hebt al op deze beoordeling gereageerd.',
    en: 'You have already replied to this review.',
    fr: 'Vous avez déjà répondu à cet avis.',
  },
  review_rating: {
    nl: 'Kies 1 tot 5 sterren.',
    en: 'Choose 1 to 5 stars.',
    fr: 'Choisissez de 1 à 5 étoiles.',
  },
  review_text_too_long: {
    nl: 'Deze tekst is te lang. Maak hem korter.',
    en: 'This text is too long. Shorten it.',
    fr: 'Ce texte est trop long. Raccourcissez-le.',
  },
  review_name_too_long: {
    nl: 'Gebruik hooguit 60 tekens voor je naam.',
    en: 'Use 60 characters at most for your name.',
    fr: 'Utilisez 60 caractères au maximum pour votre nom.',
  },
  reply_empty: {
    nl: 'Schrijf eerst je reactie.',
    en: 'Write your reply first.',
    fr: 'Écrivez d’abord votre réponse.',
  },
};
