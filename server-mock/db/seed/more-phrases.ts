import type { Titles } from '#domain/catalog/entry.ts';

function phrase(nl: string, en: string, fr: string): Titles {
  return { nl, en, fr };
}

/** Remarks that fit every product and description: they say nothing about the origin of the product. */
export const neutralRemarks: readonly Titles[] = [
  phrase(
    'Komt uit een rookvrij huis zonder huisdieren.',
    'From a smoke-free home without pets.',
    'Vient d’un intérieur non-fumeur et sans animaux.',
  ),
  phrase(
    'Je mag gerust komen kijken; de koffie staat klaar.',
    'You are welcome to come and look; coffee is ready.',
    'Vous pouvez venir le voir ; le café est prêt.',
  ),
  phrase(
    'Vraag gerust om extra foto’s of maten.',
    'Feel free to ask for more photos or measurements.',
    'N’hésitez pas à demander d’autres photos ou mesures.',
  ),
];

/** Where a product comes from and why it is sold; not for descriptions that begin with its origin. */
export const originRemarks: readonly Titles[] = [
  phrase(
    'We hebben er jaren plezier van gehad, nu is het tijd voor iets anders.',
    'We enjoyed it for years, now it is time for something else.',
    'Nous en avons profité pendant des années, il est temps de changer.',
  ),
  phrase(
    'Stond in het ouderlijk huis, dat we nu leegmaken.',
    'Stood in my parents’ house, which we are now clearing.',
    'Se trouvait dans la maison de mes parents, que nous vidons.',
  ),
  phrase(
    'Gekocht op een veiling, maar thuis bleek er toch geen plek voor.',
    'Bought at an auction, but at home there turned out to be no room for it.',
    'Acheté aux enchères, mais finalement pas de place à la maison.',
  ),
];

/** How a product was used and is collected. */
export const useRemarks: readonly Titles[] = [
  phrase(
    'De kleur is in het echt net iets warmer dan op de foto’s.',
    'In real life the colour is a touch warmer than in the photos.',
    'En vrai, la couleur est un peu plus chaude que sur les photos.',
  ),
  phrase(
    'Staat op de begane grond, dus makkelijk mee te nemen.',
    'Stands on the ground floor, so easy to take away.',
    'Au rez-de-chaussée, donc facile à emporter.',
  ),
  phrase(
    'Tillen doe je met twee; ik help graag een handje.',
    'It takes two to lift; I am happy to lend a hand.',
    'Il faut être deux pour le porter ; je vous aide volontiers.',
  ),
  phrase(
    'Altijd uit de zon gestaan, de kleur is nog egaal.',
    'Always kept out of the sun, the colour is still even.',
    'Toujours à l’abri du soleil, la couleur est restée uniforme.',
  ),
  phrase(
    'Past mooi bij zowel oud als nieuw.',
    'Goes well with both old and new.',
    'S’accorde aussi bien avec l’ancien qu’avec le neuf.',
  ),
  phrase(
    'Ik krijg er vaak complimenten over, maar ik ga kleiner wonen.',
    'People often compliment me on it, but I am moving to a smaller place.',
    'On m’en fait souvent compliment, mais je déménage plus petit.',
  ),
];

/** Editorial texts that accompany the seller's text, by main category. */
export const editorials: Readonly<Record<string, readonly Titles[]>> = {
  meubels: [
    phrase(
      'Wat ons opvalt: de verhoudingen kloppen. Dit stuk vraagt niet om aandacht, maar krijgt die wel zodra je ernaast zit. Zet het vrij in de kamer, dan komt de zijkant ook tot zijn recht.',
      'What strikes us: the proportions are right. This piece does not ask for attention, but gets it as soon as you sit beside it. Give it some space in the room and the side shows well too.',
      'Ce qui nous frappe : les proportions sont justes. Cette pièce ne réclame pas l’attention, mais l’obtient dès qu’on s’assied à côté. Laissez-lui de l’espace, le profil en vaut la peine.',
    ),
    phrase(
      'Eerlijk materiaal, rustig afgewerkt. We zien graag hoe het gebruik zachtjes zichtbaar is geworden: dat maakt het warmer dan nieuw.',
      'Honest material, calmly finished. We like how use has gently become visible: it makes it warmer than new.',
      'Un matériau honnête, une finition sobre. Nous aimons la façon dont l’usage se devine : c’est plus chaleureux que du neuf.',
    ),
  ],
  lampen: [
    phrase(
      'Met een warme lamp van hooguit 2700 kelvin doet deze het beste werk. Overdag is de vorm genoeg.',
      'It does its best work with a warm bulb of 2700 kelvin at most. By day its shape is enough.',
      'Avec une ampoule chaude de 2700 kelvins au plus, elle donne le meilleur. De jour, sa forme suffit.',
    ),
  ],
  accessoires: [
    phrase(
      'Een klein stuk met veel aanwezigheid. Zet er twee of drie dingen in dezelfde toon naast en laat de rest weg.',
      'A small piece with much presence. Put two or three things of the same tone beside it and leave out the rest.',
      'Une petite pièce très présente. Ajoutez deux ou trois objets du même ton, et rien de plus.',
    ),
  ],
  servies: [
    phrase(
      'Gemaakt om te gebruiken. Was het met de hand, dan blijft het nog een generatie mooi.',
      'Made to be used. Wash it by hand and it will stay beautiful for another generation.',
      'Fait pour servir. Lavé à la main, il restera beau une génération de plus.',
    ),
  ],
};

export interface TitleNote {
  readonly says: Titles;
  /** The product must have one of these materials; without this, any material fits. */
  readonly materials?: readonly string[];
  readonly main?: string;
  /** The product must be in one of these states; without this, any state fits. */
  readonly states?: readonly string[];
}

/** Additions by the seller at the end of a title. */
export const titleNotes: readonly TitleNote[] = [
  { says: phrase('in mooie staat', 'in lovely condition', 'en bel état'), states: ['VERY_GOOD', 'GOOD'] },
  { says: phrase('weinig gebruikt', 'hardly used', 'très peu servi'), states: ['VERY_GOOD', 'PERFECT'] },
  { says: phrase('met gebruikssporen', 'with signs of use', 'avec traces d’usage'), states: ['REASONABLE'] },
  { says: phrase('opknapper', 'to restore', 'à restaurer'), states: ['REASONABLE'] },
  { says: phrase('uit familiebezit', 'from the family', 'de famille') },
  { says: phrase('wegens verhuizing', 'because we are moving', 'pour cause de déménagement') },
  { says: phrase('eerste eigenaar', 'first owner', 'premier propriétaire') },
  {
    says: phrase('nieuw gestoffeerd', 'newly upholstered', 'tissu neuf'),
    materials: ['stof', 'wol', 'fluweel', 'linnen', 'boucle'],
    main: 'meubels',
    states: ['VERY_GOOD'],
  },
  {
    says: phrase('stof gereinigd', 'fabric cleaned', 'tissu nettoyé'),
    materials: ['stof', 'wol', 'fluweel', 'linnen', 'boucle'],
    main: 'meubels',
  },
  { says: phrase('met mooie patina', 'with a fine patina', 'avec une belle patine'), materials: ['leder'] },
  {
    says: phrase('pas geolied', 'freshly oiled', 'fraîchement huilé'),
    materials: ['teak', 'eiken', 'notenhout'],
    main: 'meubels',
  },
  { says: phrase('met nieuw snoer', 'with new cord', 'avec câble neuf'), main: 'lampen' },
  { says: phrase('met ledlamp', 'with LED bulb', 'avec ampoule LED'), main: 'lampen' },
  {
    says: phrase('zonder chips', 'no chips', 'sans éclats'),
    materials: ['keramiek', 'porselein', 'terracotta', 'aardewerk'],
    states: ['VERY_GOOD', 'GOOD'],
  },
];
