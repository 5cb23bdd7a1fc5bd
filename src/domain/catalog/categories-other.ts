import type { SubCategory } from './categories-furniture.ts';
import { entry } from './entry.ts';

/** Lamps have one subcategory, so their pages are /lampen/lampen/{category}. */
export const lampCategories: readonly SubCategory[] = [
  {
    ...entry('lampen', 'Lampen', 'Lamps', 'Lampes'),
    categories: [
      entry('hanglampen', 'Hanglampen', 'Pendant lamps', 'Suspensions'),
      entry('tafellampen', 'Tafellampen', 'Table lamps', 'Lampes de table'),
      entry('staande-lampen', 'Staande lampen', 'Floor lamps', 'Lampadaires'),
      entry('bureaulampen', 'Bureaulampen', 'Desk lamps', 'Lampes de bureau'),
      entry('wandlampen', 'Wandlampen', 'Wall lamps', 'Appliques'),
      entry('plafondlampen', 'Plafondlampen', 'Ceiling lamps', 'Plafonniers'),
      entry('kroonluchters', 'Kroonluchters', 'Chandeliers', 'Lustres'),
      entry('buitenlampen', 'Buitenlampen', 'Outdoor lamps', 'Lampes d’extérieur'),
    ],
  },
];

export const decorCategories: readonly SubCategory[] = [
  {
    ...entry('accessoires', 'Accessoires', 'Accessories', 'Accessoires'),
    categories: [
      entry('vazen', 'Vazen', 'Vases', 'Vases'),
      entry('kruiken', 'Kruiken', 'Jugs', 'Cruches'),
      entry('spiegels', 'Spiegels', 'Mirrors', 'Miroirs'),
      entry('klokken', 'Klokken', 'Clocks', 'Horloges'),
      entry('tapijten', 'Tapijten', 'Rugs', 'Tapis'),
      entry('kamerschermen', 'Kamerschermen', 'Room dividers', 'Paravents'),
      entry('koffers', 'Koffers', 'Suitcases', 'Valises'),
      entry('keukenaccessoires', 'Keukenaccessoires', 'Kitchen accessories', 'Accessoires de cuisine'),
      entry('kandelaars', 'Kandelaars', 'Candlesticks', 'Bougeoirs'),
      entry('kunst', 'Kunst', 'Art', 'Art'),
      entry('beelden', 'Beelden', 'Sculptures', 'Sculptures'),
      entry('kussens', 'Kussens en plaids', 'Cushions and throws', 'Coussins et plaids'),
      entry('plantenpotten', 'Plantenpotten', 'Plant pots', 'Cache-pots'),
      entry('manden', 'Manden', 'Baskets', 'Paniers'),
    ],
  },
];

export const tablewareCategories: readonly SubCategory[] = [
  {
    ...entry('servies', 'Servies', 'Tableware', 'Vaisselle'),
    categories: [
      entry('borden', 'Borden', 'Plates', 'Assiettes'),
      entry('kommen', 'Kommen en schalen', 'Bowls', 'Bols et coupes'),
      entry('kop-en-schotels', 'Kop-en-schotels', 'Cups and saucers', 'Tasses et soucoupes'),
      entry('theepotten', 'Theepotten en ketels', 'Teapots and kettles', 'Théières et bouilloires'),
      entry('theeserviezen', 'Theeserviezen', 'Tea sets', 'Services à thé'),
      entry('glazen', 'Glazen', 'Glasses', 'Verres'),
      entry('karaffen', 'Karaffen en kannen', 'Carafes and jugs', 'Carafes et pichets'),
      entry('bestek', 'Bestek', 'Cutlery', 'Couverts'),
    ],
  },
];
