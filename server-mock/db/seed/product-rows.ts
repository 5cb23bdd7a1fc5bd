import { readFileSync } from 'node:fs';
import type { Insertable } from 'kysely';
import { suggestedProductType } from '#domain/catalog/product-types.ts';
import { centsOf } from '#domain/money/cents.ts';
import type { CatalogTables } from '../../modules/catalog/tables.ts';
import { type CatalogueFact, readCatalogue } from './catalogue-facts.ts';
import { attributesOf } from './demo-attributes.ts';
import { choiceFor, type DemoChoice } from './demo-choices.ts';
import { type DemoSeller, demoSellerId, demoSellers } from './demo-sellers.ts';
import { describe } from './describe.ts';
import { photoFactsPath } from './paths.ts';
import { steadyId, steadyNumber } from './steady.ts';

const day = 24 * 60 * 60 * 1000;
const spreadOverDays = 60;
/** Kilograms of CO2 that a used piece saves, by weight class; an estimate for the demo. */
const savedKilograms: Readonly<Record<string, number>> = { A: 6, C: 22, B: 58 };

export interface CatalogueRows {
  readonly products: Insertable<CatalogTables['products']>[];
  readonly images: Insertable<CatalogTables['product_images']>[];
  readonly translations: Insertable<CatalogTables['product_translations']>[];
}

function sellerOf(choice: DemoChoice): DemoSeller {
  const seller = demoSellers.find((one) => one.handle === choice.seller);
  if (seller === undefined) throw new Error(`The demo has no seller ${choice.seller}.`);
  return seller;
}

function productRow(fact: CatalogueFact, publishedAt: Date): CatalogueRows['products'][number] {
  const choice = choiceFor(fact);
  const { city, province, country } = sellerOf(choice);
  const productType = suggestedProductType(fact.sub, fact.category);
  const grams = (savedKilograms[fact.weightCategory] ?? 0) * 1000 + steadyNumber(`${fact.slug} co2`, 5000);
  return {
    id: steadyId(`product ${fact.slug}`),
    slug: fact.slug,
    seller_id: demoSellerId(choice.seller),
    status: 'PUBLISHED',
    title: fact.titles.nl,
    description: describe(fact, choice, 'nl'),
    brand: choice.brand,
    product_type: productType,
    main_category: fact.main,
    sub_category: fact.sub,
    category: fact.category,
    colors: [...fact.colors],
    materials: [...fact.materials],
    styles: [fact.style],
    collections: choice.collections,
    time_period: choice.timePeriod,
    product_state: choice.productState,
    second_chance_type: choice.secondChanceType,
    width: fact.width,
    height: fact.height,
    depth: fact.depth,
    inventory: choice.inventory,
    raw_price_cents: centsOf(fact.price),
    price_cents: centsOf(fact.price),
    compare_price_cents: fact.comparePrice === null ? null : centsOf(fact.comparePrice),
    is_set: fact.isSet,
    weight_category: fact.weightCategory,
    attributes: JSON.stringify(attributesOf(fact, productType ?? '')),
    decade: fact.decade < 2000 ? `jaren-${fact.decade - 1900}` : null,
    city,
    province,
    country,
    co2_saved_grams: grams,
    highlight_type: choice.highlight,
    mood_image_key: `${fact.slug}-2.jpg`,
    view_count: 12 + steadyNumber(`${fact.slug} views`, 900),
    publication_date: publishedAt,
    created_at: publishedAt,
    updated_at: publishedAt,
  };
}

function readPhotoFacts(): Record<string, [number, number, string]> {
  return JSON.parse(readFileSync(photoFactsPath, 'utf8'));
}

function imageRows(
  fact: CatalogueFact,
  photos: Record<string, [number, number, string]>,
): CatalogueRows['images'] {
  return [1, 2, 3].flatMap((number) => {
    const key = `${fact.slug}-${number}.jpg`;
    const measured = photos[key];
    if (measured === undefined) throw new Error(`${key} was not measured: run measure-photos.ts.`);
    const [width, height, color] = measured;
    return { product_id: steadyId(`product ${fact.slug}`), position: number - 1, key, width, height, color };
  });
}

function translationRows(fact: CatalogueFact): CatalogueRows['translations'] {
  const choice = choiceFor(fact);
  return (['nl', 'en', 'fr'] as const).map((language) => ({
    product_id: steadyId(`product ${fact.slug}`),
    language,
    title: fact.titles[language],
    description: describe(fact, choice, language),
    editorial_description: null,
  }));
}

/** The demo catalogue as rows, published over the last 60 days before `now`, the newest an hour ago. */
export function catalogueRows(now: Date): CatalogueRows {
  const facts = readCatalogue();
  const photos = readPhotoFacts();
  // An order that mixes the categories and stays the same.
  const shuffled = facts.toSorted((one, other) => (steadyId(one.slug) < steadyId(other.slug) ? -1 : 1));
  const step = (spreadOverDays * day) / facts.length;
  return {
    products: shuffled.map((fact, at) => productRow(fact, new Date(now.getTime() - 3_600_000 - at * step))),
    images: facts.flatMap((fact) => imageRows(fact, photos)),
    translations: facts.flatMap(translationRows),
  };
}
