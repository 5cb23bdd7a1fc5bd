import type { Messages } from '../../messages.ts';

export const catalogMessages: Messages = {
  seller_suspended: {
    nl: 'Een account van deze verkoper is geschorst. Zolang de schorsing duurt, kan er niets geplaatst worden.',
    en: 'An account of this seller is suspended. Nothing can be published while the suspension lasts.',
    fr: 'Un compte de ce vendeur est suspendu. Rien ne peut être publié pendant la suspension.',
  },
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
  already_reviewed: {
    nl: 'Een collega heeft dit product net al nagekeken. Jouw keuze is niet opgeslagen; hier zie je wat er is besloten.',
    en: 'A colleague has just reviewed this product. Your decision was not saved; this page shows what was decided.',
    fr: 'Un collègue vient de vérifier ce produit. Votre décision n’a pas été enregistrée ; vous voyez ici ce qui a été décidé.',
  },
  review_own_product: {
    nl: 'Dit is je eigen advertentie. Een collega moet die nakijken; er is niets veranderd.',
    en: 'This is your own listing. A colleague has to review it; nothing has changed.',
    fr: 'C’est votre propre annonce. Un collègue doit la vérifier ; rien n’a été modifié.',
  },
  changed_since_seen: {
    nl: 'Dit product is gewijzigd terwijl je het nakeek. Je keuze staat er nog: bekijk wat er nieuw is en beslis dan.',
    en: 'This product was changed while you were reviewing it. Your choices are still here: look at what is new, then decide.',
    fr: 'Ce produit a été modifié pendant que vous le vérifiiez. Vos choix sont conservés : regardez ce qui a changé, puis décidez.',
  },
  review_change_unclear: {
    nl: 'Dit is nog niet duidelijk genoeg. Schrijf concreet wat het is.',
    en: 'This is not clear enough yet. Say exactly what it is.',
    fr: 'Ce n’est pas encore assez clair. Dites précisément de quoi il s’agit.',
  },
  review_change_incomplete: {
    nl: 'Hier ontbreekt nog iets wat kopers willen weten.',
    en: 'Something that buyers want to know is still missing.',
    fr: 'Il manque encore une information utile aux acheteurs.',
  },
  review_change_incorrect: {
    nl: 'Dit klopt niet met wat we op de foto’s of in de beschrijving zien.',
    en: 'This does not match what we see in the photos or the description.',
    fr: 'Cela ne correspond pas à ce que montrent les photos ou la description.',
  },
  review_change_poor_quality: {
    nl: 'De foto’s zijn te donker, onscherp of te klein. Maak nieuwe bij daglicht.',
    en: 'The photos are too dark, blurred or too small. Take new ones in daylight.',
    fr: 'Les photos sont trop sombres, floues ou trop petites. Reprenez-les à la lumière du jour.',
  },
  review_change_not_own: {
    nl: 'Gebruik foto’s die je zelf van dit product hebt gemaakt.',
    en: 'Use photos that you took of this product yourself.',
    fr: 'Utilisez des photos que vous avez prises vous-même de ce produit.',
  },
  review_change_damage_missing: {
    nl: 'Laat gebruikssporen en schade duidelijk zien.',
    en: 'Show signs of wear and damage clearly.',
    fr: 'Montrez clairement les traces d’usure et les défauts.',
  },
  review_change_contact_details: {
    nl: 'Haal telefoonnummers, e-mailadressen, links en namen van winkels weg.',
    en: 'Remove phone numbers, email addresses, links and names of shops.',
    fr: 'Retirez les numéros de téléphone, adresses e-mail, liens et noms de magasins.',
  },
  review_change_unrealistic: {
    nl: 'Dit getal lijkt niet te kloppen. Controleer het nog eens.',
    en: 'This number does not look right. Please check it again.',
    fr: 'Ce chiffre ne semble pas juste. Vérifiez-le.',
  },
  review_change_replica: {
    nl: 'Noem geen merk of ontwerper als het product niet echt van hen is.',
    en: 'Do not name a brand or designer unless the product is genuinely theirs.',
    fr: 'Ne citez pas une marque ou un designer si le produit n’est pas vraiment de leur main.',
  },
  review_rejection_prohibited: {
    nl: 'Dit product mag bij ons niet worden verkocht.',
    en: 'This product may not be sold here.',
    fr: 'Ce produit ne peut pas être vendu chez nous.',
  },
  review_rejection_out_of_scope: {
    nl: 'Dit is geen meubel, lamp, servies of woonaccessoire.',
    en: 'This is not furniture, lighting, tableware or home decoration.',
    fr: 'Ce n’est ni un meuble, ni un luminaire, ni de la vaisselle, ni de la décoration.',
  },
  review_rejection_counterfeit: {
    nl: 'Dit is een namaakproduct. Replica’s verkopen we niet.',
    en: 'This is an imitation. We do not sell replicas.',
    fr: 'Il s’agit d’une imitation. Nous ne vendons pas de répliques.',
  },
  review_rejection_unsafe: {
    nl: 'Dit product is niet veilig om te gebruiken.',
    en: 'This product is not safe to use.',
    fr: 'Ce produit n’est pas sûr à l’usage.',
  },
  review_rejection_duplicate: {
    nl: 'Dit product staat al in een andere advertentie van je.',
    en: 'This product is already in another of your listings.',
    fr: 'Ce produit figure déjà dans une autre de vos annonces.',
  },
};
