import type { Messages } from '../../messages.ts';

export const withdrawalMessages: Messages = {
  withdrawal_private_seller: {
    nl: 'Dit product kocht je van een particulier. Daarvoor geldt geen wettelijk herroepingsrecht. Klopt het product niet? Dien dan een klacht in voordat je de ontvangst bevestigt.',
    en: 'You bought this product from a private seller, so the legal right of withdrawal does not apply. Is something wrong with it? File a complaint before you confirm receipt.',
    fr: 'Vous avez acheté ce produit à un particulier : le droit de rétractation légal ne s’applique pas. Un problème ? Faites une réclamation avant de confirmer la réception.',
  },
  withdrawal_declared: {
    nl: 'Je hebt deze aankoop al herroepen. Op de pagina van de herroeping zie je hoe het ervoor staat.',
    en: 'You have already withdrawn from this purchase. The withdrawal page shows its status.',
    fr: 'Vous vous êtes déjà rétracté de cet achat. La page de la rétractation en indique l’état.',
  },
  withdrawal_refunded: {
    nl: 'Het geld voor deze bestelling is al terug bij jou. Herroepen is niet meer nodig.',
    en: 'The money for this order has already been returned to you, so there is nothing left to withdraw from.',
    fr: 'Cette commande vous a déjà été remboursée : il n’y a plus lieu de se rétracter.',
  },
  withdrawal_complaint_open: {
    nl: 'Er loopt een klacht over dit product. Trek de klacht eerst in of wacht op de uitkomst. Je bedenktijd staat zolang stil.',
    en: 'There is an open complaint about this product. Withdraw the complaint first or wait for its outcome. Your withdrawal period is paused in the meantime.',
    fr: 'Une réclamation est en cours pour ce produit. Retirez-la d’abord ou attendez son issue. Votre délai de rétractation est suspendu entre-temps.',
  },
  withdrawal_too_late: {
    nl: 'De bedenktijd van 14 dagen is voorbij. Is er iets mis met het product, neem dan contact op met de verkoper.',
    en: 'The withdrawal period of 14 days is over. If something is wrong with the product, contact the seller.',
    fr: 'Le délai de rétractation de 14 jours est écoulé. En cas de problème avec le produit, contactez le vendeur.',
  },
  withdrawal_not_with_seller: {
    nl: 'Dit product is al verzonden of overhandigd.',
    en: 'This product has already been sent or handed over.',
    fr: 'Ce produit a déjà été expédié ou remis.',
  },
  withdrawal_no_proof: {
    nl: 'Er is geen track-and-tracenummer van de retourzending.',
    en: 'There is no track and trace number of the return.',
    fr: 'Il n’y a pas de numéro de suivi du renvoi.',
  },
  withdrawal_sent_before: {
    nl: 'Je hebt al gemeld dat het product terug is. Wij bekijken de herroeping en laten je weten hoe het verdergaat.',
    en: 'You have already reported the return. We are looking into the withdrawal and will let you know what happens next.',
    fr: 'Vous avez déjà signalé le renvoi. Nous examinons la rétractation et vous informerons de la suite.',
  },
  withdrawal_name_missing: {
    nl: 'Vul je naam in.',
    en: 'Enter your name.',
    fr: 'Indiquez votre nom.',
  },
  withdrawal_text_too_long: {
    nl: 'Deze tekst is te lang. Kort hem in.',
    en: 'This text is too long. Please shorten it.',
    fr: 'Ce texte est trop long. Raccourcissez-le.',
  },
  withdrawal_text_too_short: {
    nl: 'Leg het uit in minstens tien tekens.',
    en: 'Explain it in at least ten characters.',
    fr: 'Expliquez-le en dix caractères au moins.',
  },
  withdrawal_tracking: {
    nl: 'Een track-and-tracenummer heeft 4 tot 200 tekens. Bracht je het product zelf terug, laat het veld dan leeg.',
    en: 'A track and trace number has 4 to 200 characters. If you returned the product in person, leave the field empty.',
    fr: 'Un numéro de suivi compte 4 à 200 caractères. Si vous avez rapporté le produit vous-même, laissez le champ vide.',
  },
  withdrawal_refund_amount: {
    nl: 'Kies een bedrag dat niet hoger is dan wat de koper betaald heeft.',
    en: 'Choose an amount that is not higher than what the buyer paid.',
    fr: 'Choisissez un montant qui ne dépasse pas ce que l’acheteur a payé.',
  },
  withdrawal_part_again: {
    nl: 'Er is eerder al een deel terugbetaald. Kies alles of niets.',
    en: 'A part was refunded before. Choose the full amount or nothing.',
    fr: 'Une partie a déjà été remboursée. Choisissez la totalité ou rien.',
  },
  withdrawal_link_invalid: {
    nl: 'Deze link werkt niet meer. Vraag een nieuwe aan met je bestelnummer en e-mailadres.',
    en: 'This link no longer works. Ask for a new one with your order number and email address.',
    fr: 'Ce lien n’est plus valable. Demandez-en un nouveau avec votre numéro de commande et votre e-mail.',
  },
  withdrawal_order_number: {
    nl: 'Een bestelnummer bestaat uit cijfers. Je vindt het in je bestelbevestiging.',
    en: 'An order number consists of digits. You can find it in your order confirmation.',
    fr: 'Un numéro de commande se compose de chiffres. Il figure dans votre confirmation de commande.',
  },
};
