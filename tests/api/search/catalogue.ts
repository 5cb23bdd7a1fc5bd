import { createHash } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import type { ProductsTable } from '#server/modules/catalog/tables.ts';
import { atomically } from '../../factories/products.ts';
import { makeSeller } from '../../factories/sellers.ts';

/** A deterministic generator of numbers. */
function steadyNumbers(seed: number): (below: number) => number {
  let state = seed >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % below;
  };
}

const categories = [
  ['meubels', 'kasten', 'dressoirs', 'Dressoir'],
  ['meubels', 'kasten', 'boekenkasten', 'Boekenkast'],
  ['meubels', 'stoelen', 'eetkamerstoelen', 'Eetkamerstoel'],
  ['meubels', 'stoelen', 'fauteuils', 'Fauteuil'],
  ['meubels', 'tafels', 'eettafels', 'Ronde eettafel'],
  ['lampen', 'tafellampen', 'bureaulampen', 'Bureaulamp'],
  ['servies', 'borden', 'dinerborden', 'Set dinerborden'],
] as const;
const words = [
  'teak',
  'eiken',
  'crème',
  'Deense',
  'klein',
  'hoge',
  'stoelen',
  'mooie',
  'jaren',
  '3-zits',
  'café',
];
const brands = ['unknown', 'Noorderlicht', 'Gebroeders Jonkers', 'Artifort', 'HAY', 'Pastoe', 'Gispen'];
const colors = ['bruin', 'wit', 'zwart', 'rood', 'groen'];
const materials = ['teak', 'eiken', 'glas', 'metaal', 'leer'];
const styles = ['vintage', 'design', 'industrieel', 'scandinavisch'];
const collections = ['we-love', 'kleine-woning'];
const decades = ['jaren-50', 'jaren-60', 'jaren-70'];
export const places = [
  { city: 'Utrecht', province: 'nl-utrecht', country: 'NL', latitude: 52.0907, longitude: 5.1214 },
  { city: 'Amsterdam', province: 'nl-noord-holland', country: 'NL', latitude: 52.3731, longitude: 4.8926 },
  { city: 'Zeist', province: 'nl-utrecht', country: 'NL', latitude: 52.0886, longitude: 5.2308 },
  { city: 'Gent', province: 'be-oost-vlaanderen', country: 'BE', latitude: 51.0543, longitude: 3.7174 },
  { city: 'Nergens', province: 'be-luik', country: 'BE', latitude: null, longitude: null },
] as const;

/** A deterministic uuid. */
export function steadyId(name: string): string {
  const hex = createHash('md5').update(name).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}

/** A product of the test catalogue; the same number gives the same product. */
function steadyProduct(at: number, sellerId: string): Insertable<ProductsTable> {
  const below = steadyNumbers(at * 7919 + 17);
  for (let warm = 0; warm < 8; warm += 1) below(2);
  const one = <Value>(of: readonly Value[]) => of[below(of.length)] as Value;
  const some = (of: readonly string[], most: number) => [
    ...new Set(Array.from({ length: below(most + 1) }, () => one(of))),
  ];
  const [main, sub, category, name] = one(categories);
  const price = (5 + below(60)) * 2500;
  const published = new Date(Date.UTC(2026, 0, 1 + below(200), below(3)));
  const id = steadyId(`listing ${at}`);
  const place = one(places);
  return {
    id,
    slug: `listing-${at}`,
    seller_id: sellerId,
    status: below(12) === 0 ? 'IN_REVIEW' : 'PUBLISHED',
    title: `${name} ${one(words)} ${one(words)}`,
    description: `${one(words)} ${one(words)} ${'in goede staat '.repeat(below(20))}`,
    brand: one(brands),
    product_type: 'CAB',
    main_category: main,
    sub_category: sub,
    category,
    colors: some(colors, 3),
    materials: some(materials, 2),
    styles: some(styles, 2),
    collections: some(collections, 2),
    time_period: one(['VINTAGE', 'RECENT', 'SECOND_CHANCE', 'UNKNOWN']),
    second_chance_type: one([null, null, 'SHOWROOM_MODEL', 'UNKNOWN']),
    width: one([null, 40 + below(200)]),
    height: 30 + below(200),
    depth: one([null, 20 + below(100)]),
    diameter: one([null, null, 60 + below(60)]),
    inventory: below(8) === 0 ? 0 : 1,
    raw_price_cents: price,
    price_cents: price,
    compare_price_cents: one([null, null, price + below(20) * 2500]),
    is_set: false,
    weight_category: 'B',
    attributes: '[]',
    decade: one([null, ...decades]),
    ...place,
    highlight_type: one([null, null, null, null, null, 'p', 'f']),
    view_count: below(700),
    publication_date: published,
    created_at: published,
    updated_at: published,
  };
}

export const sellers: readonly string[] = ['one', 'two', 'three'].map((name) => steadyId(`seller ${name}`));

/** Inserts `count` products of three sellers, one of whom accepts no offers; returns their ids. */
export async function fillCatalogue(db: Kysely<Database>, count: number): Promise<readonly string[]> {
  for (const id of sellers) await makeSeller(db, { id });
  await db
    .updateTable('sellers')
    .set({ accept_offers: false })
    .where('id', '=', sellers[0] ?? '')
    .execute();
  const rows = Array.from({ length: count }, (_, at) => steadyProduct(at, sellers[at % 3] ?? ''));
  await atomically(db, async (tx) => {
    for (let at = 0; at < rows.length; at += 200) {
      await tx
        .insertInto('products')
        .values(rows.slice(at, at + 200))
        .execute();
    }
    await tx
      .insertInto('product_images')
      .values(
        rows.flatMap((row, at) =>
          at % 7 === 0
            ? []
            : [0, 1].map((position) => ({
                product_id: row.id,
                position,
                key: `photo-${at % 4}-${position}`,
                width: 800,
                height: 600,
                color: '#cccccc',
              })),
        ),
      )
      .execute();
  });
  const translated = rows.filter((_, at) => at % 5 === 0);
  await db
    .insertInto('product_translations')
    .values(
      translated.flatMap((row) => [
        {
          product_id: row.id,
          language: 'en' as const,
          title: 'Nice chairs',
          description: 'A quiet café',
          editorial_description: null,
        },
        {
          product_id: row.id,
          language: 'fr' as const,
          title: 'Belles chaises',
          description: 'Très élégant',
          editorial_description: null,
        },
      ]),
    )
    .execute();
  return sellers;
}
