import { colors } from '#domain/catalog/colors.ts';
import { type CatalogEntry, titleOf } from '#domain/catalog/entry.ts';
import { materials } from '#domain/catalog/materials.ts';
import { styles } from '#domain/catalog/styles.ts';
import type { FactDifference, ReviewedFacts } from '#domain/product/review.ts';
import type { Locale } from '../../messages.ts';
import type { ProductView } from '../products/product-view.ts';
import { contentOfProduct } from './content.ts';

/** Returns what a reviewer sees of a product, as text by field, in the order of the form. */
export function reviewedFacts(view: ProductView): ReviewedFacts {
  const content = contentOfProduct(view);
  const number = (value: number | null) => (value === null ? '' : String(value));
  const { mainCategory, subCategory, category, attributes } = content;
  return {
    fields: {
      title: content.title,
      description: content.description,
      price: number(content.price),
      comparePrice: number(content.comparePrice),
      category: [mainCategory, subCategory, category].filter((part) => part !== '').join('/'),
      productType: content.productType,
      attributes: attributes.map(({ name, value }) => `${name}: ${value}`).join(', '),
      width: number(content.width),
      depth: number(content.depth),
      height: number(content.height),
      diameter: number(content.diameter),
      colors: content.colors.join(', '),
      materials: content.materials.join(', '),
      styles: content.styles.join(', '),
      brand: content.brand,
      timePeriod: content.timePeriod,
      productState: content.productState,
      secondChanceType: content.secondChanceType,
      weightCategory: content.weightCategory,
      isSetOfProducts: content.isSetOfProducts === null ? '' : String(content.isSetOfProducts),
      inventory: number(content.inventory),
    },
    photos: view.images.map(({ key }) => key),
  };
}

const titles: Readonly<Record<string, readonly CatalogEntry[]>> = { colors, materials, styles };

/** Returns the difference with the titles of the reference data in a language, where there are any. */
export function withLabels({ field, from, to }: FactDifference, locale: Locale): FactDifference {
  const entries = titles[field];
  if (entries === undefined) return { field, from, to };
  const labelled = (values: string) =>
    values
      .split(', ')
      .map((value) => {
        const entry = entries.find((one) => one.value === value);
        return entry === undefined ? value : titleOf(entry, locale);
      })
      .join(', ');
  return { field, from: labelled(from), to: labelled(to) };
}
