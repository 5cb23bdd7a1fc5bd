import { findCategory } from '#domain/catalog/categories.ts';
import { slugOf } from '#domain/catalog/entry.ts';
import { unknownBrand } from '#domain/product/limits.ts';
import { productStatuses } from '#domain/product/product-status.ts';
import { isSecondChance } from '../../db/second-chance.ts';
import { builder } from '../../graphql/builder.ts';
import { i18nOf } from '../../i18n.ts';
import type { Locale } from '../../messages.ts';
import { ProductType } from '../products/product-ref.ts';
import type { ProductRow, ProductTranslation } from '../products/product-view.ts';
import { type TitledValue, TitledValueType } from './value-types.ts';

export const ProductStatusType = builder.enumType('ProductStatus', {
  description: 'Where a product is in its life.',
  values: productStatuses,
});

const TranslationType = builder.objectRef<ProductTranslation>('ProductTranslation').implement({
  description: "A product's texts in one language.",
  fields: (t) => ({
    language: t.exposeString('language', { description: 'nl, en or fr.' }),
    title: t.exposeString('title', { description: 'The title.' }),
    description: t.exposeString('description', { description: 'The description.' }),
    editorialDescription: t.exposeString('editorial_description', {
      nullable: true,
      description: "The platform's own text.",
    }),
  }),
});

function unknownTitle(locale: Locale): string {
  const i18n = i18nOf(locale);
  return i18n._('Unknown brand');
}

const unknownTitles = { nl: unknownTitle('nl'), en: unknownTitle('en'), fr: unknownTitle('fr') };

function brandOf(brand: string | null): TitledValue | null {
  if (brand === null) return null;
  const titles = { nl: brand, en: brand, fr: brand };
  return { value: slugOf(brand), entry: { titles: brand === unknownBrand ? unknownTitles : titles } };
}

function placeOf(product: ProductRow, level: 'main' | 'sub' | 'category'): TitledValue | null {
  const { main_category: main, sub_category: sub, category } = product;
  if (main === null || sub === null || category === null) return null;
  const entry = findCategory(main, sub, category)?.[level] ?? null;
  return { value: { main, sub, category }[level], entry };
}

builder.objectFields(ProductType, (t) => ({
  uuid: t.string({ description: "The product's id.", resolve: ({ product }) => product.id }),
  slug: t.string({ description: 'Its address: /products/{slug}.', resolve: ({ product }) => product.slug }),
  title: t.string({ description: "The seller's title.", resolve: ({ product }) => product.title }),
  description: t.string({ description: "The seller's text.", resolve: ({ product }) => product.description }),
  editorialDescription: t.string({
    nullable: true,
    description: "The platform's own text beside the seller's.",
    resolve: ({ product }) => product.editorial_description,
  }),
  productTranslations: t.field({
    type: [TranslationType],
    description: 'The texts in other languages, as far as there are any.',
    args: {
      onlyRequested: t.arg.boolean({ description: 'Only the text in the language of the request.' }),
    },
    resolve: ({ translations }, { onlyRequested }, { locale }) =>
      translations.filter(({ language }) => onlyRequested !== true || language === locale),
  }),
  brand: t.field({
    type: TitledValueType,
    nullable: true,
    description:
      'The brand, its value as filters and addresses use it; "unknown" when the seller does not know it, null in a draft that does not say.',
    resolve: ({ product }) => brandOf(product.brand),
  }),
  mainCategory: t.field({
    type: TitledValueType,
    nullable: true,
    description: 'The top category; null in a draft without category.',
    resolve: ({ product }) => placeOf(product, 'main'),
  }),
  subCategory: t.field({
    type: TitledValueType,
    nullable: true,
    description: 'The middle category; null in a draft without category.',
    resolve: ({ product }) => placeOf(product, 'sub'),
  }),
  category: t.field({
    type: TitledValueType,
    nullable: true,
    description: 'The product category; null in a draft without category.',
    resolve: ({ product }) => placeOf(product, 'category'),
  }),
  status: t.field({
    type: ProductStatusType,
    description: 'Where the product is in its life.',
    resolve: ({ product }) => product.status,
  }),
  city: t.string({ description: 'The place it is at.', resolve: ({ product }) => product.city }),
  province: t.string({
    description: "The province with the country's prefix.",
    resolve: ({ product }) => product.province,
  }),
  country: t.string({ description: 'NL or BE.', resolve: ({ product }) => product.country }),
  viewIn: t.string({
    nullable: true,
    description: 'Where a second-chance product can be seen first; null unless its seller takes viewings.',
    resolve: ({ product, seller: { seller } }) =>
      isSecondChance(product) && seller.accept_viewings ? product.city : null,
  }),
  publicationDate: t.string({
    nullable: true,
    description: 'ISO moment at which it last went live; null before.',
    resolve: ({ product }) => product.publication_date?.toISOString() ?? null,
  }),
}));
