import { titleOf } from '#domain/catalog/entry.ts';
import { eurosOf } from '#domain/money/cents.ts';
import { wantedStatuses } from '#domain/wanted/life-cycle.ts';
import type { SizeRange, WantedSide } from '#domain/wanted/size-range.ts';
import { wantedCategory } from '#domain/wanted/wanted-rules.ts';
import { builder } from '../../graphql/builder.ts';
import { grantedKey } from '../media/picture-grant-view.ts';
import { ProductType } from '../products/product-ref.ts';
import { loadProducts } from '../products/public.ts';
import { matchedProductIds, sizesOf, type WantedImage, type WantedItem, wantedImagesOf } from './store.ts';
import type { WantedPage } from './wanted-list.ts';

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
        resolve: ({ id }, _args, { db }) => wantedImagesOf(db, id),
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
        resolve: async ({ id }, _args, { db }) => (await matchedProductIds(db, id)).length,
      }),
      matches: t.field({
        type: [ProductType],
        description: 'The products for sale that fit, the latest first; at most 50.',
        resolve: async ({ id }, _args, { db }) => await loadProducts(db, await matchedProductIds(db, id)),
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
