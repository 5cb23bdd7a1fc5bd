import { type CatalogEntry, entry } from './entry.ts';

export interface Color extends CatalogEntry {
  /** The colour of the swatch, as #rrggbb. */
  readonly hex: string;
}

function color(hex: string, value: string, nl: string, en: string, fr: string): Color {
  return { ...entry(value, nl, en, fr), hex };
}

/** The colours of products (PROD-007). */
export const colors: readonly Color[] = [
  color('#d9c7a3', 'beige', 'Beige', 'Beige', 'Beige'),
  color('#2f5d8a', 'blauw', 'Blauw', 'Blue', 'Bleu'),
  color('#6b1f2e', 'bordeaux', 'Bordeaux', 'Burgundy', 'Bordeaux'),
  color('#6b4a31', 'bruin', 'Bruin', 'Brown', 'Marron'),
  color('#a4602b', 'cognac', 'Cognac', 'Cognac', 'Cognac'),
  color('#f3e9d2', 'creme', 'Crème', 'Cream', 'Crème'),
  color('#e3b23c', 'geel', 'Geel', 'Yellow', 'Jaune'),
  color('#b8923a', 'goud', 'Goud', 'Gold', 'Doré'),
  color('#8c8c8c', 'grijs', 'Grijs', 'Grey', 'Gris'),
  color('#4d6b4a', 'groen', 'Groen', 'Green', 'Vert'),
  color('#b5673d', 'koper', 'Koper', 'Copper', 'Cuivre'),
  color('#c9a87c', 'naturel', 'Naturel', 'Natural', 'Naturel'),
  color('#d9772b', 'oranje', 'Oranje', 'Orange', 'Orange'),
  color('#6d4a7e', 'paars', 'Paars', 'Purple', 'Violet'),
  color('#a8322d', 'rood', 'Rood', 'Red', 'Rouge'),
  color('#d99aa5', 'roze', 'Roze', 'Pink', 'Rose'),
  color('#c2603f', 'terracotta', 'Terracotta', 'Terracotta', 'Terracotta'),
  color('#3c8c8a', 'turquoise', 'Turquoise', 'Turquoise', 'Turquoise'),
  color('#fafafa', 'wit', 'Wit', 'White', 'Blanc'),
  color('#b4b8bc', 'zilver', 'Zilver', 'Silver', 'Argenté'),
  color('#1f1f1f', 'zwart', 'Zwart', 'Black', 'Noir'),
  color('#9a8cb5', 'meerkleurig', 'Meerkleurig', 'Multicoloured', 'Multicolore'),
];
