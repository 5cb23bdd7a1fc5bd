import {
  adjustable,
  bulb,
  cordless,
  dimmable,
  doors,
  drawers,
  extendable,
  legs,
  lightPoints,
  mark,
  modular,
  type ProductTypeAttribute,
  seats,
  shape,
  shelves,
  upholstered,
  wallMounted,
} from './attributes.ts';
import type { Titles } from './entry.ts';

/** A product type (PROD-005) with the attributes that the form asks for (FORM-062). */
export interface ProductType {
  readonly abbreviation: string;
  readonly titles: Titles;
  readonly attributes: readonly ProductTypeAttribute[];
}

function type(
  abbreviation: string,
  nl: string,
  en: string,
  fr: string,
  attributes: readonly ProductTypeAttribute[],
): ProductType {
  return { abbreviation, titles: { nl, en, fr }, attributes };
}

export const productTypes: readonly ProductType[] = [
  type('CHA', 'Stoel', 'Chair', 'Chaise', [seats, legs, upholstered, adjustable]),
  type('ARM', 'Fauteuil', 'Armchair', 'Fauteuil', [seats, upholstered, adjustable]),
  type('SOF', 'Bank', 'Sofa', 'Canapé', [seats, upholstered, modular]),
  type('TAB', 'Tafel', 'Table', 'Table', [shape, legs, seats, extendable, adjustable]),
  type('DSK', 'Bureau', 'Desk', 'Bureau', [drawers, legs, adjustable]),
  type('CAB', 'Kast', 'Cabinet', 'Armoire', [doors, drawers, shelves, modular, wallMounted]),
  type('BED', 'Bed', 'Bed', 'Lit', [legs, drawers, upholstered]),
  type('LMP', 'Lamp', 'Lamp', 'Lampe', [lightPoints, bulb, dimmable, cordless, adjustable, wallMounted]),
  type('RUG', 'Tapijt', 'Rug', 'Tapis', [shape]),
  type('MIR', 'Spiegel', 'Mirror', 'Miroir', [shape, wallMounted]),
  type('DEC', 'Woonaccessoire', 'Home accessory', 'Objet de décoration', [shape, mark]),
  type('TBW', 'Servies', 'Tableware', 'Vaisselle', [shape, mark]),
];

const bySubCategory: Readonly<Record<string, string>> = {
  stoelen: 'CHA',
  zetels: 'ARM',
  banken: 'SOF',
  tafels: 'TAB',
  kasten: 'CAB',
  bedden: 'BED',
  lampen: 'LMP',
  accessoires: 'DEC',
  servies: 'TBW',
};

const byCategory: Readonly<Record<string, string>> = { bureaus: 'DSK', tapijten: 'RUG', spiegels: 'MIR' };

/** Returns the product type with this abbreviation or with this label in any language (PROD-060), or null. */
export function findProductType(abbreviationOrLabel: string): ProductType | null {
  return (
    productTypes.find(
      (candidate) =>
        candidate.abbreviation === abbreviationOrLabel ||
        Object.values(candidate.titles).includes(abbreviationOrLabel),
    ) ?? null
  );
}

/**
 * Returns the abbreviation of the product type that the form preselects for a category, or null for an unknown
 * category.
 */
export function suggestedProductType(subCategory: string, category: string): string | null {
  return byCategory[category] ?? bySubCategory[subCategory] ?? null;
}
