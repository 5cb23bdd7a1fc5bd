import type { Kysely } from 'kysely';
import { isWished, type Wish, type WishedPiece } from '#domain/wanted/wanted-match.ts';
import type { Database } from '../../db/schema.ts';
import type { ProductRow } from '../catalog/product-view.ts';
import { sizesOf, type WantedItem } from './store.ts';

/** Items looked at in one go; many people may look for the same kind of thing. */
const atOnce = 500;
/** Pieces that a new item is compared with: the latest within its budget and category. */
const newest = 2000;

type Db = Kysely<Database>;

function wishOf(item: WantedItem): Wish {
  return { title: item.title, budget: item.budget_cents, category: item.category, sizes: sizesOf(item) };
}

function pieceOf(product: ProductRow): WishedPiece {
  const { title, description, brand, colors, materials, styles, width, height, depth, diameter } = product;
  return {
    words: [title, description, brand ?? '', ...colors, ...materials, ...styles].join(' '),
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

/** `meubels/kasten/dressoirs` and everything above it: what an item may have chosen to be told of this piece. */
function withParents(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
}

/**
 * The ONGOING items that a piece for sale is wished for by, without those of its own seller; none for a piece that was
 * taken away or sold meanwhile.
 */
export async function itemsWishing(db: Db, productId: string): Promise<string[]> {
  const product = await db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', productId)
    .where('status', '=', 'PUBLISHED')
    .where('inventory', '>', 0)
    .executeTakeFirst();
  if (product?.price_cents == null) return [];
  const found: string[] = [];
  for (let after: string | null = null; ; ) {
    const items = await candidates(db, product, product.price_cents, after);
    found.push(...items.filter((item) => isWished(wishOf(item), pieceOf(product))).map(({ id }) => id));
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

/** The pieces that are for sale already and that an ONGOING item wishes for, the latest first; 24 at most. */
export async function piecesWished(db: Db, itemId: string): Promise<string[]> {
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
  const wish = wishOf(item);
  return products
    .filter((product) => isWished(wish, pieceOf(product)))
    .slice(0, 24)
    .map(({ id }) => id);
}
