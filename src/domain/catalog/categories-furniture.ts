import { type CatalogEntry, entry } from './entry.ts';

/** A subcategory with its product categories. */
export interface SubCategory extends CatalogEntry {
  readonly categories: readonly CatalogEntry[];
}

export const furnitureCategories: readonly SubCategory[] = [
  {
    ...entry('stoelen', 'Stoelen', 'Chairs', 'Chaises'),
    categories: [
      entry('eetkamerstoelen', 'Eetkamerstoelen', 'Dining chairs', 'Chaises de salle à manger'),
      entry('bureaustoelen', 'Bureaustoelen', 'Office chairs', 'Chaises de bureau'),
      entry('barkrukken', 'Barkrukken', 'Bar stools', 'Tabourets de bar'),
      entry('krukken', 'Krukken', 'Stools', 'Tabourets'),
      entry('klapstoelen', 'Klapstoelen', 'Folding chairs', 'Chaises pliantes'),
      entry('schommelstoelen', 'Schommelstoelen', 'Rocking chairs', 'Chaises à bascule'),
      entry('kinderstoelen', 'Kinderstoelen', "Children's chairs", 'Chaises pour enfants'),
      entry('tuinstoelen', 'Tuinstoelen', 'Garden chairs', 'Chaises de jardin'),
    ],
  },
  {
    ...entry('zetels', 'Zetels', 'Armchairs', 'Fauteuils'),
    categories: [
      entry('fauteuils', 'Fauteuils', 'Armchairs', 'Fauteuils'),
      entry('loungestoelen', 'Loungestoelen', 'Lounge chairs', 'Fauteuils lounge'),
      entry('poefs', 'Poefs en voetenbanken', 'Poufs and ottomans', 'Poufs et repose-pieds'),
    ],
  },
  {
    ...entry('banken', 'Banken', 'Sofas', 'Canapés'),
    categories: [
      entry('tweezitsbanken', 'Tweezitsbanken', 'Two-seaters', 'Canapés 2 places'),
      entry('driezitsbanken', 'Driezitsbanken', 'Three-seaters', 'Canapés 3 places'),
      entry('vierzitsbanken', 'Vierzitsbanken', 'Four-seaters', 'Canapés 4 places'),
      entry('hoekbanken', 'Hoekbanken', 'Corner sofas', 'Canapés d’angle'),
      entry('slaapbanken', 'Slaapbanken', 'Sofa beds', 'Canapés-lits'),
      entry('eetkamerbanken', 'Eetkamerbanken', 'Dining benches', 'Bancs de table'),
    ],
  },
  {
    ...entry('tafels', 'Tafels', 'Tables', 'Tables'),
    categories: [
      entry('eettafels', 'Eettafels', 'Dining tables', 'Tables à manger'),
      entry('salontafels', 'Salontafels', 'Coffee tables', 'Tables basses'),
      entry('bijzettafels', 'Bijzettafels', 'Side tables', 'Tables d’appoint'),
      entry('bureaus', 'Bureaus', 'Desks', 'Bureaux'),
      entry('kaptafels', 'Kaptafels', 'Dressing tables', 'Coiffeuses'),
      entry('wandtafels', 'Wandtafels', 'Console tables', 'Consoles'),
      entry('bartafels', 'Bartafels', 'Bar tables', 'Tables hautes'),
      entry('tuintafels', 'Tuintafels', 'Garden tables', 'Tables de jardin'),
    ],
  },
  {
    ...entry('kasten', 'Kasten', 'Cabinets', 'Armoires'),
    categories: [
      entry('boekenkasten', 'Boekenkasten', 'Bookcases', 'Bibliothèques'),
      entry('dressoirs', 'Dressoirs', 'Sideboards', 'Buffets'),
      entry('ladekasten', 'Ladekasten', 'Chests of drawers', 'Commodes'),
      entry('vitrinekasten', 'Vitrinekasten', 'Display cabinets', 'Vitrines'),
      entry('kleerkasten', 'Kleerkasten', 'Wardrobes', 'Garde-robes'),
      entry('nachtkastjes', 'Nachtkastjes', 'Bedside tables', 'Tables de chevet'),
      entry('tv-meubels', 'Tv-meubels', 'TV units', 'Meubles TV'),
      entry('archiefkasten', 'Archiefkasten', 'Filing cabinets', 'Classeurs'),
      entry('wandkasten', 'Wandkasten', 'Wall cabinets', 'Armoires murales'),
      entry('koffers', 'Koffers en kisten', 'Trunks and chests', 'Malles et coffres'),
    ],
  },
  {
    ...entry('bedden', 'Bedden', 'Beds', 'Lits'),
    categories: [
      entry('eenpersoonsbedden', 'Eenpersoonsbedden', 'Single beds', 'Lits simples'),
      entry('tweepersoonsbedden', 'Tweepersoonsbedden', 'Double beds', 'Lits doubles'),
      entry('kinderbedden', 'Kinderbedden', "Children's beds", 'Lits pour enfants'),
      entry('hoofdborden', 'Hoofdborden', 'Headboards', 'Têtes de lit'),
    ],
  },
];
