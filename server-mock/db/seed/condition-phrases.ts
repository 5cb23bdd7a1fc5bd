import type { Titles } from '#domain/catalog/entry.ts';

function phrase(nl: string, en: string, fr: string): Titles {
  return { nl, en, fr };
}

/** What sellers say about the state of a product. */
export const conditions: Readonly<Record<string, readonly Titles[]>> = {
  PERFECT: [
    phrase('Nooit gebruikt.', 'Never used.', 'Jamais utilisé.'),
    phrase('Zo goed als nieuw.', 'As good as new.', 'Comme neuf.'),
  ],
  VERY_GOOD: [
    phrase(
      'In zeer goede staat, op een enkel klein spoor na.',
      'In very good condition but for the odd small mark.',
      'En très bon état, à l’exception de quelques traces minimes.',
    ),
    phrase(
      'Ziet er nog uit als nieuw; ik kan geen gebreken vinden.',
      'Still looks like new; I cannot find any flaws.',
      'Encore comme neuf ; je ne lui trouve aucun défaut.',
    ),
    phrase(
      'Zeer netjes, alleen van heel dichtbij zie je dat het gebruikt is.',
      'Very tidy; only up close can you see that it has been used.',
      'Très soigné : il faut regarder de près pour voir qu’il a servi.',
    ),
  ],
  GOOD: [
    phrase(
      'In goede staat, met lichte gebruikssporen die erbij horen.',
      'In good condition, with light signs of use that come with age.',
      'En bon état, avec de légères traces d’usage.',
    ),
    phrase(
      'Goed onderhouden, met hier en daar een klein krasje.',
      'Well kept, with a small scratch here and there.',
      'Bien entretenu, avec une petite griffe çà et là.',
    ),
    phrase(
      'Netjes en stevig; de gebruikssporen staan op de foto’s.',
      'Clean and solid; the signs of use are in the photos.',
      'Propre et solide ; les traces d’usage sont visibles sur les photos.',
    ),
  ],
  REASONABLE: [
    phrase(
      'Duidelijk gebruikt, maar stevig en compleet. Kijk goed naar de foto’s.',
      'Clearly used, but solid and complete. Please look at the photos closely.',
      'Bien utilisé, mais solide et complet. Regardez bien les photos.',
    ),
    phrase(
      'Kan een opknapbeurt gebruiken; daar is de prijs naar.',
      'Could do with some work, and it is priced accordingly.',
      'Un petit rafraîchissement s’impose ; le prix en tient compte.',
    ),
  ],
};

/** What sellers say about delivery, by weight class. */
export const closings: Readonly<Record<string, readonly Titles[]>> = {
  A: [
    phrase(
      'Wordt goed ingepakt en met de post verstuurd. Ophalen kan ook.',
      'Well packed and sent by post. Collection is possible too.',
      'Bien emballé et envoyé par la poste. Retrait possible.',
    ),
    phrase(
      'Versturen is geen probleem, ik pak het stevig in.',
      'I am happy to post it, securely packed.',
      'Envoi sans problème, je l’emballe solidement.',
    ),
    phrase('Klein genoeg voor een pakket.', 'Small enough for a parcel.', 'Assez petit pour un colis.'),
  ],
  C: [
    phrase(
      'Past nog net met de post. Ophalen kan ook, liefst op zaterdag.',
      'Just fits in the post. Collection is possible too, preferably on a Saturday.',
      'Envoi par colis possible. Retrait également possible, de préférence le samedi.',
    ),
    phrase(
      'Kan als pakket, maar ophalen heeft onze voorkeur.',
      'Can be sent as a parcel, though we prefer collection.',
      'Envoi par colis possible, mais nous préférons le retrait.',
    ),
  ],
  B: [
    phrase(
      'Te groot voor de post: haal het op met een busje of laat het bezorgen.',
      'Too large for post: collect it with a van or have it delivered.',
      'Trop grand pour la poste : venez le chercher en camionnette ou faites-le livrer.',
    ),
    phrase(
      'Niet per post. Ophalen na afspraak, of kies bezorging bij het afrekenen.',
      'Not by post. Collect by appointment, or choose delivery at checkout.',
      'Pas d’envoi par la poste. Retrait sur rendez-vous, ou livraison à choisir au paiement.',
    ),
    phrase(
      'Breng iemand mee om te tillen, of laat de koerier het doen.',
      'Bring someone to help lift it, or leave it to the courier.',
      'Venez à deux pour le porter, ou laissez faire le transporteur.',
    ),
  ],
};
