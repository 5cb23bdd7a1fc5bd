import type { Titles } from '#domain/catalog/entry.ts';

/** Texts of the demo products. {decade} is the decade's title in lower case, {list} the materials or colours. */

function phrase(nl: string, en: string, fr: string): Titles {
  return { nl, en, fr };
}

export const openings: Readonly<Record<string, readonly Titles[]>> = {
  ANTIQUE: [
    phrase(
      'Een stuk met geschiedenis, al generaties in dezelfde familie en altijd met zorg gebruikt.',
      'A piece with history, kept in the same family for generations and always used with care.',
      'Une pièce chargée d’histoire, restée des générations dans la même famille et toujours soignée.',
    ),
    phrase(
      'Gevonden op een zolder en rustig schoongemaakt, zonder het karakter weg te poetsen.',
      'Found in an attic and gently cleaned without polishing its character away.',
      'Trouvé dans un grenier et nettoyé en douceur, sans effacer son caractère.',
    ),
  ],
  VINTAGE: [
    phrase(
      'Heeft jaren bij de eerste eigenaar gestaan, die er zuinig op was. Dat zie je.',
      'Spent years with its first owner, who took good care of it. It shows.',
      'A passé des années chez son premier propriétaire, qui en a pris grand soin. Cela se voit.',
    ),
    phrase(
      'Een echte blikvanger die nog gewoon elke dag mee kan doen.',
      'A real eye-catcher that is still good for everyday use.',
      'Une vraie pièce maîtresse, encore parfaite pour un usage quotidien.',
    ),
    phrase(
      'We gaan kleiner wonen en zoeken een goed nieuw huis voor deze vondst.',
      'We are moving to a smaller home and are looking for a good new place for this find.',
      'Nous emménageons plus petit et cherchons un bon nouveau foyer pour cette trouvaille.',
    ),
  ],
  RECENT: [
    phrase(
      'Een paar jaar oud, weinig gebruikt en klaar voor een volgend huis.',
      'A few years old, little used and ready for the next home.',
      'Quelques années à peine, peu utilisé et prêt pour un nouveau foyer.',
    ),
    phrase(
      'Staat bij ons in de weg sinds de verbouwing, maar er mankeert niets aan.',
      'In our way since the renovation, but there is nothing wrong with it.',
      'De trop chez nous depuis les travaux, mais en parfait ordre.',
    ),
  ],
  SECOND_CHANCE: [
    phrase(
      'Showroommodel: stond korte tijd in de winkel en krijgt nu een tweede kans voor een lagere prijs.',
      'Showroom model: stood in the shop for a short time and now gets a second chance at a lower price.',
      'Modèle d’exposition : peu de temps en magasin, il a droit à une seconde chance à prix réduit.',
    ),
  ],
};

/** The first sentence of products that are generated for load tests. */
export const syntheticNote = phrase(
  'Testproduct, gegenereerd voor lange lijsten en belastingtests.',
  'Test product, generated for long lists and load tests.',
  'Produit de test, généré pour les longues listes et les tests de charge.',
);
export const fromDecade = phrase('Uit de {decade}.', 'From the {decade}.', 'Des {decade}.');
export const madeOf = phrase('Materiaal: {list}.', 'Material: {list}.', 'Matière : {list}.');
export const inColors = phrase('Kleur: {list}.', 'Colour: {list}.', 'Couleur : {list}.');
export const sized = phrase(
  'Afmetingen: {width} cm breed, {height} cm hoog en {depth} cm diep.',
  'Dimensions: {width} cm wide, {height} cm high and {depth} cm deep.',
  'Dimensions : {width} cm de large, {height} cm de haut et {depth} cm de profondeur.',
);
export const setNote = phrase(
  'De prijs is voor de hele set; de afmetingen zijn die van één stuk.',
  'The price is for the whole set; the dimensions are those of one piece.',
  'Le prix vaut pour tout le lot ; les dimensions sont celles d’une pièce.',
);

export const conditions: Readonly<Record<string, Titles>> = {
  PERFECT: phrase('Nooit gebruikt.', 'Never used.', 'Jamais utilisé.'),
  VERY_GOOD: phrase(
    'In zeer goede staat, op een enkel klein spoor na.',
    'In very good condition but for the odd small mark.',
    'En très bon état, à l’exception de quelques traces minimes.',
  ),
  GOOD: phrase(
    'In goede staat, met lichte gebruikssporen die erbij horen.',
    'In good condition, with light signs of use that come with age.',
    'En bon état, avec de légères traces d’usage.',
  ),
  REASONABLE: phrase(
    'Duidelijk gebruikt, maar stevig en compleet. Kijk goed naar de foto’s.',
    'Clearly used, but solid and complete. Please look at the photos closely.',
    'Bien utilisé, mais solide et complet. Regardez bien les photos.',
  ),
};

export const closings: Readonly<Record<string, Titles>> = {
  A: phrase(
    'Wordt goed ingepakt en met de post verstuurd. Ophalen kan ook.',
    'Well packed and sent by post. Collection is possible too.',
    'Bien emballé et envoyé par la poste. Retrait possible.',
  ),
  C: phrase(
    'Past nog net met de post. Ophalen kan ook, liefst op zaterdag.',
    'Just fits in the post. Collection is possible too, preferably on a Saturday.',
    'Passe encore par la poste. Retrait possible, de préférence le samedi.',
  ),
  B: phrase(
    'Te groot voor de post: haal het op met een busje of laat het bezorgen.',
    'Too large for post: collect it with a van or have it delivered.',
    'Trop grand pour la poste : venez le chercher en camionnette ou faites-le livrer.',
  ),
};
