import { readFileSync } from 'node:fs';
import type { Insertable } from 'kysely';
import { suggestedProductType } from '#domain/catalog/product-types.ts';
import { locales } from '#domain/constants/locales.ts';
import { centsOf } from '#domain/money/cents.ts';
import { positionOf } from '../../modules/catalog/places.ts';
import type { CatalogTables } from '../../modules/catalog/tables.ts';
import { derivedSize, readCatalogueKey } from '../../modules/media/derived-photos.ts';
import { attributesOf } from './demo-attributes.ts';
import { type DemoSeller, demoSellerId } from './demo-sellers.ts';
import { describe } from './describe.ts';
import { photoFactsPath } from './paths.ts';
import type { DemoProductPlan } from './product-plan.ts';
import { lowestEuros, pricesOf } from './reductions.ts';
import { steadyId, steadyNumber } from './steady.ts';

/** Kilograms of CO2 that a used product saves, by weight class; an estimate for the demo. */
const savedKilograms: Readonly<Record<string, number>> = { A: 6, C: 22, B: 58 };

export interface CatalogueRows {
  readonly products: Insertable<CatalogTables['products']>[];
  readonly images: Insertable<CatalogTables['product_images']>[];
  readonly translations: Insertable<CatalogTables['product_translations']>[];
  readonly prices: Insertable<CatalogTables['product_price_changes']>[];
}

type Photos = Readonly<Record<string, readonly [width: number, height: number, color: string]>>;
type Position = ReturnType<typeof positionOf>;

interface Stand {
  readonly seller: DemoSeller;
  readonly position: Position;
  readonly now: Date;
}

function productRow(
  plan: DemoProductPlan,
  { seller, position, now }: Stand,
): CatalogueRows['products'][number] {
  const { fact, choice } = plan;
  const lowest = lowestEuros(pricesOf(plan, seller, now), seller);
  const productType = suggestedProductType(fact.sub, fact.category);
  const grams = (savedKilograms[fact.weightCategory] ?? 0) * 1000 + steadyNumber(`${fact.slug} co2`, 5000);
  return {
    id: steadyId(`product ${fact.slug}`),
    slug: fact.slug,
    seller_id: demoSellerId(choice.seller),
    status: 'PUBLISHED',
    title: fact.titles.nl,
    description: describe(plan, 'nl'),
    brand: choice.brand,
    product_type: productType,
    main_category: fact.main,
    sub_category: fact.sub,
    category: fact.category,
    colors: [...fact.colors],
    materials: [...fact.materials],
    styles: [...plan.styles],
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
    lowest_before_cents: lowest === null ? null : centsOf(lowest),
    is_set: fact.isSet,
    seller_product_id: plan.synthetic === null ? '' : `synthetic-${plan.synthetic}`,
    weight_category: fact.weightCategory,
    attributes: JSON.stringify(attributesOf(fact, productType ?? '')),
    editorial_description: plan.editorial?.nl ?? null,
    requested_changes: [],
    decade: fact.decade < 2000 ? `jaren-${fact.decade - 1900}` : null,
    city: seller.city,
    province: seller.province,
    country: seller.country,
    ...position,
    co2_saved_grams: grams,
    highlight_type: choice.highlight,
    mood_image_key: plan.mood,
    view_count: plan.views,
    publication_date: plan.publishedAt,
    sold_at: choice.inventory === 0 ? plan.updatedAt : null,
    created_at: plan.publishedAt,
    updated_at: plan.updatedAt,
  };
}

function readPhotoFacts(): Photos {
  return JSON.parse(readFileSync(photoFactsPath, 'utf8'));
}

function measuredPhoto(key: string, measured: Photos): Photos[string] {
  const read = readCatalogueKey(key);
  const known = read === null ? undefined : measured[read === 'stored' ? key : read.base];
  if (known === undefined) throw new Error(`${key} was not measured: run measure-photos.ts.`);
  const [width, height, color] = known;
  return read === 'stored' ? known : [...derivedSize(width, height), color];
}

function imageRows({ fact, photos }: DemoProductPlan, measured: Photos): CatalogueRows['images'] {
  return photos.map((key, position) => {
    const [width, height, color] = measuredPhoto(key, measured);
    return { product_id: steadyId(`product ${fact.slug}`), position, key, width, height, color };
  });
}

function translationRows(plan: DemoProductPlan): CatalogueRows['translations'] {
  return locales.map((language) => ({
    product_id: steadyId(`product ${plan.fact.slug}`),
    language,
    title: plan.fact.titles[language],
    description: describe(plan, language),
    editorial_description: plan.editorial?.[language] ?? null,
  }));
}

/** Builds the rows of all products as of `now`; `sellers` must contain every seller that the plans refer to. */
export function catalogueRows(
  plans: readonly DemoProductPlan[],
  sellers: readonly DemoSeller[],
  now: Date,
): CatalogueRows {
  const measured = readPhotoFacts();
  const stands = new Map(
    sellers.map((seller) => [seller.handle, { seller, position: positionOf(seller), now }] as const),
  );
  const standOf = ({ choice }: DemoProductPlan): Stand => {
    const stand = stands.get(choice.seller);
    if (stand === undefined) throw new Error(`The demo has no seller ${choice.seller}.`);
    return stand;
  };
  return {
    products: plans.map((plan) => productRow(plan, standOf(plan))),
    images: plans.flatMap((plan) => imageRows(plan, measured)),
    translations: plans.flatMap(translationRows),
    prices: plans.flatMap((plan) =>
      pricesOf(plan, standOf(plan).seller, now).map(({ euros, since }) => ({
        product_id: steadyId(`product ${plan.fact.slug}`),
        price_cents: centsOf(euros),
        changed_at: since,
      })),
    ),
  };
}
