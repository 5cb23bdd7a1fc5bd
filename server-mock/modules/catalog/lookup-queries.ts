import type { GraphQLResolveInfo } from 'graphql';
import { brands } from '#domain/catalog/brands.ts';
import { type MainCategory, mainCategories, type SubCategory } from '#domain/catalog/categories.ts';
import { type Collection, collections } from '#domain/catalog/collections.ts';
import { type Color, colors } from '#domain/catalog/colors.ts';
import { type CatalogEntry, titleOf } from '#domain/catalog/entry.ts';
import { productTypes } from '#domain/catalog/product-types.ts';
import { styles } from '#domain/catalog/styles.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { selects } from './asked-fields.ts';
import { ProductTypeType } from './attribute-object.ts';
import { countOf } from './lookup-counts.ts';
import { isShareable, validityOfCatalog } from './shared-answers.ts';

const valueText = 'The value that filters, inputs and addresses use.';
const titleText = 'The title in the language of the request.';
const countText = 'Published products that have it.';

const ColorEntryType = builder.objectRef<Color>('ColorEntry').implement({
  description: 'A colour of the reference data.',
  fields: (t) => ({
    value: t.exposeString('value', { description: valueText }),
    title: t.string({
      description: titleText,
      resolve: (entry, _args, { locale }) => titleOf(entry, locale),
    }),
    hex: t.exposeString('hex', { description: 'The swatch as #rrggbb.' }),
    count: t.int({
      description: countText,
      resolve: ({ value }, _args, context) => countOf(context, 'COLORS', value),
    }),
  }),
});

const CollectionEntryType = builder.objectRef<Collection>('CollectionEntry').implement({
  description: 'A collection that staff put products into.',
  fields: (t) => ({
    value: t.exposeString('value', { description: valueText }),
    title: t.string({
      description: titleText,
      resolve: (entry, _args, { locale }) => titleOf(entry, locale),
    }),
    intro: t.string({
      description: 'One sentence above its product list, in the language of the request.',
      resolve: ({ intros }, _args, { locale }) => intros[locale],
    }),
    count: t.int({
      description: countText,
      resolve: ({ value }, _args, context) => countOf(context, 'COLLECTIONS', value),
    }),
  }),
});

const StyleEntryType = builder.objectRef<CatalogEntry>('StyleEntry').implement({
  description: 'A style of the reference data.',
  fields: (t) => ({
    value: t.exposeString('value', { description: valueText }),
    title: t.string({
      description: titleText,
      resolve: (entry, _args, { locale }) => titleOf(entry, locale),
    }),
    count: t.int({
      description: countText,
      resolve: ({ value }, _args, context) => countOf(context, 'STYLES', value),
    }),
  }),
});

const BrandEntryType = builder.objectRef<CatalogEntry>('BrandEntry').implement({
  description: 'A brand with a page of its own.',
  fields: (t) => ({
    value: t.exposeString('value', { description: valueText }),
    title: t.string({ description: 'Its name.', resolve: ({ titles }) => titles.nl }),
    count: t.int({
      description: countText,
      resolve: ({ value }, _args, context) => countOf(context, 'BRAND', value),
    }),
  }),
});

interface CategoryNode {
  readonly entry: CatalogEntry;
  /** From the root: `meubels/stoelen`. */
  readonly path: string;
  readonly children: readonly CategoryNode[];
}

function leaf(parent: string, entry: CatalogEntry): CategoryNode {
  return { entry, path: `${parent}/${entry.value}`, children: [] };
}

function branch(parent: string, entry: SubCategory): CategoryNode {
  const path = `${parent}/${entry.value}`;
  return { entry, path, children: entry.categories.map((one) => leaf(path, one)) };
}

function tree(entry: MainCategory): CategoryNode {
  const path = entry.value;
  return { entry, path, children: entry.subCategories.map((one) => branch(path, one)) };
}

const CategoryEntryType = builder.objectRef<CategoryNode>('CategoryEntry');
builder.objectType(CategoryEntryType, {
  description: 'A category of the tree.',
  fields: (t) => ({
    value: t.string({ description: 'Its own segment.', resolve: ({ entry }) => entry.value }),
    title: t.string({
      description: titleText,
      resolve: ({ entry }, _args, { locale }) => titleOf(entry, locale),
    }),
    path: t.exposeString('path', {
      description: 'All segments from the top, as CATEGORY filters take them.',
    }),
    count: t.int({
      description: countText,
      resolve: ({ path }, _args, context) => countOf(context, 'CATEGORY', path),
    }),
    children: t.field({
      type: [CategoryEntryType],
      description: 'The categories below it.',
      resolve: ({ children }) => [...children],
    }),
  }),
});

/** Lets visitors share the answer to a query for entries of one type with their counts; titles are in memory. */
async function shareCounts(
  context: GraphqlContext,
  info: GraphQLResolveInfo,
  typeName: string,
): Promise<void> {
  if (selects(info, 'count') && isShareable(info, typeName))
    await context.cacheAnswer?.(() => validityOfCatalog(context));
}

builder.queryFields((t) => ({
  colors: t.field({
    type: [ColorEntryType],
    description: 'The colours of products.',
    resolve: async (_root, _args, context, info) => {
      await shareCounts(context, info, 'ColorEntry');
      return [...colors];
    },
  }),
  collections: t.field({
    type: [CollectionEntryType],
    description: 'The collections.',
    resolve: async (_root, _args, context, info) => {
      await shareCounts(context, info, 'CollectionEntry');
      return [...collections];
    },
  }),
  productTypes: t.field({
    type: [ProductTypeType],
    description: 'The kinds of products.',
    resolve: () => [...productTypes],
  }),
  categories: t.field({
    type: [CategoryEntryType],
    description: 'The category tree, from the top.',
    resolve: async (_root, _args, context, info) => {
      await shareCounts(context, info, 'CategoryEntry');
      return mainCategories.map(tree);
    },
  }),
  styles: t.field({
    type: [StyleEntryType],
    description: 'The styles of products.',
    resolve: async (_root, _args, context, info) => {
      await shareCounts(context, info, 'StyleEntry');
      return [...styles];
    },
  }),
  brands: t.field({
    type: [BrandEntryType],
    description: 'The brands with a page of their own.',
    resolve: async (_root, _args, context, info) => {
      await shareCounts(context, info, 'BrandEntry');
      return [...brands];
    },
  }),
}));
