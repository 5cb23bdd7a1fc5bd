import { isUuid } from '#domain/ids.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { largestPageSize, wholeCatalog } from '../../search/catalog-search.ts';
import { ProductType } from '../products/product-ref.ts';
import { loadProducts } from '../products/public.ts';
import { ProductListType, type ProductPage } from './product-list.ts';
import { tasteOf } from './taste.ts';
import { viewedIds, viewedProducts } from './viewed-products.ts';

const recommended = 12;
/** The maximum number of liked products that a visitor's device may send. */
const mostLiked = 50;

/** The maximum number of pages of the engine that are read for a page of recommendations. */
const mostPages = 10;

/** Those of these products that are not the viewer's own. */
async function withoutOwn(
  { db, viewer }: GraphqlContext,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (viewer === null || viewer.sellerId === null || ids.length === 0) return ids;
  const own = await db
    .selectFrom('products')
    .select('id')
    .where('id', 'in', [...ids])
    .where('seller_id', '=', viewer.sellerId)
    .execute();
  const isOwn = new Set(own.map(({ id }) => id));
  return ids.filter((id) => !isOwn.has(id));
}

/**
 * Returns products that match a person's taste, without sold products, the person's own, and those the person already
 * liked or viewed (LIST-031).
 */
async function recommendations(
  context: GraphqlContext,
  asked: { readonly limit: number; readonly offset: number; readonly liked: readonly string[] },
): Promise<ProductPage> {
  const { db, viewer, search } = context;
  const liked = [...new Set(asked.liked.filter(isUuid))].slice(0, mostLiked);
  const taste = viewer === null ? liked : await tasteOf(db, viewer.userId, liked);
  const known = new Set(taste);
  const limit = Math.min(Math.max(0, asked.limit), largestPageSize);
  const offset = Math.max(0, asked.offset);
  // The engine returns at most 100 products per page, and any number of them may be left out.
  const ids: string[] = [];
  let totalCount = 0;
  for (let page = 0; page < mostPages && ids.length < offset + limit; page += 1) {
    const answer = await search.search({
      ...wholeCatalog,
      limit: largestPageSize,
      offset: page * largestPageSize,
      tasteOf: taste,
      availableOnly: true,
    });
    const unknown = answer.ids.filter((id) => !known.has(id));
    ids.push(...(await withoutOwn(context, unknown)));
    totalCount = answer.totalCount;
    if (answer.ids.length < largestPageSize) break;
  }
  return { ids: ids.slice(offset, offset + limit), totalCount };
}

builder.queryField('personalProductRecommendations', (t) =>
  t.field({
    type: ProductListType,
    description: 'Products after what the caller likes: the given ones and, signed in, the own wishlist.',
    args: {
      limit: t.arg.int({ defaultValue: recommended, description: 'Products on a page, at most 100.' }),
      offset: t.arg.int({ defaultValue: 0, description: 'Products before this page.' }),
      likedUuids: t.arg.stringList({ description: 'What a visitor likes; at most 50 count.' }),
    },
    resolve: (_root, { limit, offset, likedUuids }, context) =>
      recommendations(context, { limit: limit ?? recommended, offset: offset ?? 0, liked: likedUuids ?? [] }),
  }),
);

builder.queryField('lastViewedProducts', (t) =>
  t.field({
    type: [ProductType],
    description:
      'Public products last looked at, the latest first, at most 20: of the account, or the given ones of a visitor.',
    args: { uuids: t.arg.stringList({ description: "A visitor's own list, the latest first." }) },
    resolve: async (_root, { uuids }, { db, viewer }) => {
      const given = [...new Set((uuids ?? []).filter(isUuid))].slice(0, viewedProducts);
      const ids = viewer === null ? given : await viewedIds(db, viewer.userId);
      return (await loadProducts(db, ids)).filter(({ product }) => product.status === 'PUBLISHED');
    },
  }),
);
