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

/**
 * Returns products that match a person's taste, without sold products and those the person already liked or viewed
 * (LIST-031).
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
  // The engine returns at most 100 products per page. Up to 50 known products are filtered out, at most half a page.
  const pages = Math.min(10, Math.ceil((offset + limit + known.size) / largestPageSize));
  const ids: string[] = [];
  let totalCount = 0;
  for (let page = 0; page < pages; page += 1) {
    const answer = await search.search({
      ...wholeCatalog,
      limit: largestPageSize,
      offset: page * largestPageSize,
      tasteOf: taste,
      availableOnly: true,
    });
    ids.push(...answer.ids.filter((id) => !known.has(id)));
    totalCount = answer.totalCount;
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
