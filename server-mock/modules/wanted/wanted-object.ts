import { type Kysely, sql } from 'kysely';
import { titleOf } from '#domain/catalog/entry.ts';
import { eurosOf } from '#domain/money/cents.ts';
import { wantedStatuses } from '#domain/wanted/life-cycle.ts';
import type { SizeRange, WantedSide } from '#domain/wanted/size-range.ts';
import { wantedCategory } from '#domain/wanted/wanted-rules.ts';
import type { Database } from '../../db/schema.ts';
import { builder } from '../../graphql/builder.ts';
import { loadBatched } from '../../graphql/load-batched.ts';
import { grantedKey } from '../media/picture-grant-view.ts';
import { ProductType } from '../products/product-ref.ts';
import { loadProducts } from '../products/public.ts';
import { sizesOf, type WantedImage, type WantedItem } from './store.ts';
import type { WantedPage } from './wanted-list.ts';

const mostMatches = 50;

/** The images of these items by the id of the item, in order. */
async function imagesOfItems(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly WantedImage[]>> {
  const rows = await db
    .selectFrom('wanted_images')
    .selectAll()
    .where('item_id', 'in', [...ids])
    .orderBy('position')
    .execute();
  return Map.groupBy(rows, ({ item_id }) => item_id);
}

/**
 * The ids of the matches of these items that are still for sale, by the id of the item, at most 50 of each: the latest
 * first, and the best first among those of one moment.
 */
async function matchesOfItems(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const place = sql<string>`row_number() over (partition by wanted_matches.item_id
    order by wanted_matches.matched_at desc, wanted_matches.rank, products.publication_date desc, products.id)`;
  const ranked = db
    .selectFrom('wanted_matches')
    .innerJoin('products', 'products.id', 'wanted_matches.product_id')
    .where('wanted_matches.item_id', 'in', [...ids])
    .where('products.status', '=', 'PUBLISHED')
    .where('products.inventory', '>', 0)
    .select(['wanted_matches.item_id', 'products.id', place.as('place')]);
  const rows = await db
    .selectFrom(ranked.as('ranked'))
    .select(['item_id', 'id'])
    .where('place', '<=', String(mostMatches))
    .orderBy('place')
    .execute();
  const byItem = Map.groupBy(rows, ({ item_id }) => item_id);
  return new Map([...byItem].map(([id, own]) => [id, own.map((row) => row.id)]));
}

export const WantedStatusType = builder.enumType('WantedItemStatus', {
  description: 'Whether somebody still looks for it (WANT-003).',
  values: wantedStatuses,
});

const ImageType = builder.objectRef<WantedImage>('WantedImage').implement({
  description: 'A picture of what somebody looks for.',
  fields: (t) => ({
    key: t.string({
      description:
        'The key for the address of the picture; it holds for some hours, as only its owner may see it.',
      resolve: ({ key }, _args, context) => grantedKey(key, context),
    }),
    width: t.exposeInt('width', { description: 'Pixels of the original.' }),
    height: t.exposeInt('height', { description: 'Pixels of the original.' }),
    color: t.exposeString('color', { description: 'The dominant colour as #rrggbb.' }),
  }),
});

const SizeType = builder.objectRef<SizeRange>('WantedSize').implement({
  description: 'Between which sizes one side has to be, in whole centimetres.',
  fields: (t) => ({
    lower: t.exposeInt('lower', { nullable: true, description: 'At least this; null without a limit.' }),
    upper: t.exposeInt('upper', { nullable: true, description: 'At most this; null without a limit.' }),
  }),
});

const CategoryType = builder.objectRef<{ readonly id: string }>('WantedCategory').implement({
  description: 'The category that a wanted item is looked for in.',
  fields: (t) => ({
    id: t.exposeString('id', { description: 'All segments from the top.' }),
    title: t.string({
      description: 'The title in the language of the request.',
      resolve: ({ id }, _args, { locale }) => {
        const last = wantedCategory(id)?.at(-1);
        return last === undefined ? id : titleOf(last, locale);
      },
    }),
  }),
});

export const WantedItemType = builder.objectRef<WantedItem>('WantedItem');

builder.objectType(WantedItemType, {
  description: 'Something that somebody looks for (WANT-001); seen by its owner alone.',
  fields: (t) => {
    const side = (name: WantedSide) =>
      t.field({
        type: SizeType,
        nullable: true,
        description: 'The limits of this side (WANT-002); null without any.',
        resolve: (item) => sizesOf(item)[name] ?? null,
      });
    return {
      uuid: t.exposeString('id', { description: "The item's id." }),
      title: t.exposeString('title', { description: 'What is looked for.' }),
      description: t.exposeString('description', { description: 'More about it, or empty.' }),
      images: t.field({
        type: [ImageType],
        description: 'One to four pictures.',
        resolve: async ({ id }, _args, context) => (await loadBatched(context, imagesOfItems, id)) ?? [],
      }),
      budget: t.int({
        description: 'The most it may cost, in whole euros.',
        resolve: (item) => eurosOf(item.budget_cents),
      }),
      category: t.field({
        type: CategoryType,
        nullable: true,
        description: 'Where in the catalogue; null for anywhere.',
        resolve: ({ category }) => (category === null ? null : { id: category }),
      }),
      status: t.field({
        type: WantedStatusType,
        description: 'Whether it is still looked for.',
        resolve: ({ status }) => status,
      }),
      created: t.string({
        description: 'The ISO moment it was posted.',
        resolve: (item) => item.created_at.toISOString(),
      }),
      width: side('width'),
      height: side('height'),
      depth: side('depth'),
      diameter: side('diameter'),
      matchCount: t.int({
        description: 'How many products for sale fit.',
        resolve: async ({ id }, _args, context) =>
          (await loadBatched(context, matchesOfItems, id))?.length ?? 0,
      }),
      matches: t.field({
        type: [ProductType],
        description: 'The products for sale that fit, the latest first; at most 50.',
        resolve: async ({ id }, _args, context) =>
          await loadProducts(context.db, (await loadBatched(context, matchesOfItems, id)) ?? []),
      }),
    };
  },
});

export const WantedItemListType = builder.objectRef<WantedPage>('WantedItemList').implement({
  description: "A page of the caller's wanted items.",
  fields: (t) => ({
    items: t.field({
      type: [WantedItemType],
      description: 'In the order that was asked for; what is alike in it, the latest first.',
      resolve: ({ items }) => [...items],
    }),
    totalCount: t.exposeInt('totalCount', { description: 'How many there are on all pages together.' }),
  }),
});
