import type { Kysely } from 'kysely';
import type { Locale } from '#domain/catalog/entry.ts';
import { locales } from '#domain/constants/locales.ts';
import { type MatchedProduct, matches, type WantedFacts, wordsIn } from '#domain/wanted/wanted-match.ts';
import type { Database } from '../../db/schema.ts';
import { namesOf } from '../../search/names.ts';
import type { ProductRow } from '../products/product-view.ts';
import { hasOtherAppearance, matchScore, otherKindThan } from './rank-matches.ts';
import { sizesOf, type WantedItem } from './store.ts';

/** The number of items in one batch; many people may look for the same kind of product. */
const atOnce = 500;
/** The number of products that a new item is compared with: the latest within its budget and category. */
const newest = 2000;

/** Maximum number of matches for a new item. A longer list would be a product list, which the search does better. */
const mostShown = 12;

type Db = Kysely<Database>;

function wishOf(item: WantedItem): WantedFacts {
  return { title: item.title, budget: item.budget_cents, category: item.category, sizes: sizesOf(item) };
}

function matchedProductOf(product: ProductRow, locale: Locale): MatchedProduct {
  const { title, description, brand, colors, materials, styles, width, height, depth, diameter } = product;
  const names = [
    ...withParents(categoryOf(product)).flatMap((path) => namesOf('path', path, locale)),
    ...colors.flatMap((color) => namesOf('color', color, locale)),
    ...materials.flatMap((material) => namesOf('material', material, locale)),
    ...styles.flatMap((style) => namesOf('style', style, locale)),
  ];
  return {
    words: wordsIn([title, description, brand ?? '', ...colors, ...materials, ...styles, ...names].join(' ')),
    price: product.price_cents,
    category: categoryOf(product),
    width,
    height,
    depth,
    diameter,
  };
}

function categoryOf({ main_category, sub_category, category }: ProductRow): string {
  return [main_category, sub_category, category].filter((part) => part !== null && part !== '').join('/');
}

/**
 * The path of a category, such as `meubels/kasten/dressoirs`, and all its ancestors: items with any of them match.
 */
function withParents(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
}

/**
 * The ids of the ONGOING items that a product for sale matches, without those of its own seller; none for a product
 * that was taken down or sold in the meantime.
 */
export async function matchingItems(db: Db, productId: string): Promise<string[]> {
  const product = await db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', productId)
    .where('status', '=', 'PUBLISHED')
    .where('inventory', '>', 0)
    .executeTakeFirst();
  if (product?.price_cents == null) return [];
  // The same for all items in a language: thousands of people may look for something.
  const wished = new Map(locales.map((locale) => [locale, matchedProductOf(product, locale)] as const));
  const found: string[] = [];
  for (let after: string | null = null; ; ) {
    const items = await candidates(db, product, product.price_cents, after);
    const wishing = items.filter((item) => matcherOf(item)(product, wished.get(item.locale)));
    found.push(...wishing.map(({ id }) => id));
    if (items.length < atOnce) return found;
    after = items.at(-1)?.id ?? null;
  }
}

async function candidates(
  db: Db,
  product: ProductRow,
  price: number,
  after: string | null,
): Promise<WantedItem[]> {
  return await db
    .selectFrom('wanted_items')
    .innerJoin('users', 'users.id', 'wanted_items.user_id')
    .selectAll('wanted_items')
    .where('wanted_items.status', '=', 'ONGOING')
    .where('budget_cents', '>=', price)
    .where((where) =>
      where.or([where('category', 'is', null), where('category', 'in', withParents(categoryOf(product)))]),
    )
    .where((where) =>
      where.or([where('users.seller_id', 'is', null), where('users.seller_id', '<>', product.seller_id)]),
    )
    .$if(after !== null, (query) => query.where('wanted_items.id', '>', after ?? ''))
    .orderBy('wanted_items.id')
    .limit(atOnce)
    .execute();
}

type Matcher = (product: ProductRow, wished?: MatchedProduct) => boolean;

/**
 * Returns a predicate: whether a product is what the item asks for, of the kind, materials and colours that
 * its title names. `wished` is the product in the language of the item, if it is known.
 */
function matcherOf(item: WantedItem): Matcher {
  const { title, locale } = item;
  const wish = wishOf(item);
  // Understanding the title takes longer than the comparison of words, which few products pass.
  let isOfOtherKind: ReturnType<typeof otherKindThan> | undefined;
  return (product, wished = matchedProductOf(product, locale)) => {
    if (!matches(wish, wished)) return false;
    isOfOtherKind ??= otherKindThan(title, locale);
    return !isOfOtherKind(product) && !hasOtherAppearance(title, locale, product);
  };
}

/** The ids of the products for sale that an ONGOING item asks for, the best first; at most twelve. */
export async function matchingProducts(db: Db, itemId: string): Promise<string[]> {
  const item = await db
    .selectFrom('wanted_items')
    .innerJoin('users', 'users.id', 'wanted_items.user_id')
    .selectAll('wanted_items')
    .select('users.seller_id')
    .where('wanted_items.id', '=', itemId)
    .where('wanted_items.status', '=', 'ONGOING')
    .executeTakeFirst();
  if (item === undefined) return [];
  const [main, sub, category] = item.category?.split('/') ?? [];
  const products = await db
    .selectFrom('products')
    .selectAll()
    .where('status', '=', 'PUBLISHED')
    .where('inventory', '>', 0)
    .where('price_cents', '<=', item.budget_cents)
    .$if(main !== undefined, (query) => query.where('main_category', '=', main ?? ''))
    .$if(sub !== undefined, (query) => query.where('sub_category', '=', sub ?? ''))
    .$if(category !== undefined, (query) => query.where('category', '=', category ?? ''))
    .$if(item.seller_id !== null, (query) => query.where('seller_id', '<>', item.seller_id ?? ''))
    .orderBy('publication_date', 'desc')
    .orderBy('id')
    .limit(newest)
    .execute();
  const isMatch = matcherOf(item);
  return products
    .filter((product) => isMatch(product))
    .map((product) => ({ id: product.id, score: matchScore(item.title, item.locale, product) }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, mostShown)
    .map(({ id }) => id);
}
