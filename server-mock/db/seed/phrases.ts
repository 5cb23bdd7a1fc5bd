import type { Titles } from '#domain/catalog/entry.ts';

/** Texts of the demo products. {decade} is the decade's title in lower case, {list} the materials or colours. */

function phrase(nl: string, en: string, fr: string): Titles {
  return { nl, en, fr };
}

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
