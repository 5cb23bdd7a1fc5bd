import { type CatalogEntry, entry, type Titles } from './entry.ts';

/** An attribute of a product type: its name and how it is filled in (PROD-026). */
export type ProductTypeAttribute =
  | { readonly name: string; readonly titles: Titles; readonly type: 'BOOLEAN' | 'NUMBER' | 'STRING' }
  | {
      readonly name: string;
      readonly titles: Titles;
      readonly type: 'SELECT';
      readonly choices: readonly CatalogEntry[];
    };

function attribute(
  name: string,
  type: 'BOOLEAN' | 'NUMBER' | 'STRING',
  nl: string,
  en: string,
  fr: string,
): ProductTypeAttribute {
  return { name, type, titles: { nl, en, fr } };
}

// Numbers, and the shape (PROD-027).
export const doors = attribute('doors', 'NUMBER', 'Aantal deuren', 'Number of doors', 'Nombre de portes');
export const drawers = attribute(
  'drawers',
  'NUMBER',
  'Aantal lades',
  'Number of drawers',
  'Nombre de tiroirs',
);
export const legs = attribute('legs', 'NUMBER', 'Aantal poten', 'Number of legs', 'Nombre de pieds');
export const lightPoints = attribute(
  'light_points',
  'NUMBER',
  'Aantal lichtpunten',
  'Number of light points',
  'Nombre de points lumineux',
);
export const seats = attribute(
  'seats',
  'NUMBER',
  'Aantal zitplaatsen',
  'Number of seats',
  'Nombre de places',
);
export const shelves = attribute(
  'shelves',
  'NUMBER',
  'Aantal planken',
  'Number of shelves',
  'Nombre d’étagères',
);
export const shape: ProductTypeAttribute = {
  name: 'shape',
  type: 'SELECT',
  titles: { nl: 'Vorm', en: 'Shape', fr: 'Forme' },
  choices: [
    entry('round', 'Rond', 'Round', 'Rond'),
    entry('oval', 'Ovaal', 'Oval', 'Ovale'),
    entry('square', 'Vierkant', 'Square', 'Carré'),
    entry('rectangular', 'Rechthoekig', 'Rectangular', 'Rectangulaire'),
    entry('organic', 'Organisch', 'Organic', 'Organique'),
    entry('other', 'Anders', 'Other', 'Autre'),
  ],
};

// Booleans (PROD-028).
export const adjustable = attribute('adjustable', 'BOOLEAN', 'Verstelbaar', 'Adjustable', 'Réglable');
export const cordless = attribute('cordless', 'BOOLEAN', 'Snoerloos', 'Cordless', 'Sans fil');
export const dimmable = attribute('dimmable', 'BOOLEAN', 'Dimbaar', 'Dimmable', 'Variable');
export const modular = attribute('modular', 'BOOLEAN', 'Modulair', 'Modular', 'Modulable');
export const upholstered = attribute('upholstered', 'BOOLEAN', 'Gestoffeerd', 'Upholstered', 'Rembourré');
export const wallMounted = attribute('wall_mounted', 'BOOLEAN', 'Wandmontage', 'Wall-mounted', 'Mural');
export const extendable = attribute('extendable', 'BOOLEAN', 'Uitschuifbaar', 'Extendable', 'Extensible');

export const bulb = attribute('bulb', 'STRING', 'Fitting', 'Bulb fitting', 'Culot');
export const mark = attribute('mark', 'STRING', 'Merkteken', "Maker's mark", 'Marque du fabricant');
