import type { AttributeValue } from '#domain/catalog/attribute-values.ts';
import { attributesFor } from '#domain/catalog/attribute-values.ts';
import type { CatalogueFact } from './catalogue-facts.ts';

const seatsOf: Readonly<Record<string, string>> = {
  tweezitsbanken: '2',
  driezitsbanken: '3',
  vierzitsbanken: '4',
  hoekbanken: '5',
};

const softMaterials = new Set(['stof', 'leder', 'fluweel', 'wol', 'linnen', 'boucle']);

function counted(title: string, word: RegExp): string | null {
  return word.exec(title)?.[1] ?? null;
}

/** Derives a product's attributes from its title and category; only attributes of its product type are returned. */
export function attributesOf(fact: CatalogueFact, productType: string): AttributeValue[] {
  const { en } = fact.titles;
  const isSeat = fact.sub === 'stoelen' || fact.sub === 'zetels';
  const numbers: Readonly<Record<string, string | null>> = {
    seats: seatsOf[fact.category] ?? (isSeat ? '1' : null),
    drawers: counted(en, /(\d+)[- ]drawer/i) ?? (/seven drawers/i.test(en) ? '7' : null),
    doors: /two[- ]door|glass doors/i.test(en) ? '2' : null,
    light_points: /five/i.test(en) ? '5' : /three/i.test(en) ? '3' : fact.sub === 'lampen' ? '1' : null,
    shape: /\bround\b/i.test(en) ? 'round' : /\boval\b/i.test(en) ? 'oval' : null,
    upholstered: fact.materials.some((material) => softMaterials.has(material)) ? 'true' : 'false',
    wall_mounted: fact.category === 'wandlampen' ? 'true' : null,
  };
  const values = Object.entries(numbers).flatMap(([name, value]) =>
    value === null ? [] : [{ name, value }],
  );
  return attributesFor(productType, values);
}
