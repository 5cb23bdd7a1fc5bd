import type { I18n } from '@lingui/core';
import { colors } from '#domain/catalog/colors.ts';
import { productStateChoices, timePeriodChoices } from '#domain/catalog/conditions.ts';
import { type CatalogEntry, findEntry, titleOf } from '#domain/catalog/entry.ts';
import { materials } from '#domain/catalog/materials.ts';
import { findProductType } from '#domain/catalog/product-types.ts';
import { styles } from '#domain/catalog/styles.ts';
import { unknownBrand } from '#domain/product/limits.ts';
import { languageTags } from '../../date-texts.ts';
import { i18nOf } from '../../i18n.ts';
import type { Locale } from '../../messages.ts';
import type { ProductRow } from '../products/product-view.ts';

/** The sizes of a product, in the order in which they are given. */
const sizes = {
  width: /*i18n*/ '{cm} cm wide',
  depth: /*i18n*/ '{cm} cm deep',
  height: /*i18n*/ '{cm} cm high',
  diameter: /*i18n*/ '{cm} cm across',
} as const;

/**
 * Composes a few sentences about a product from its own facts, and from nothing else (STAFF-027, docs/readings.md).
 */
export function composeDescription(product: ProductRow, locale: Locale): string {
  const i18n = i18nOf(locale);
  const listed = new Intl.ListFormat(languageTags[locale]);
  const named = (entries: readonly CatalogEntry[], values: readonly string[]) =>
    listed.format(
      values
        .flatMap((value) => findEntry(entries, value) ?? [])
        .map((one) => titleOf(one, locale).toLowerCase()),
    );
  const choice = (entries: readonly CatalogEntry[], value: string | null) => {
    const entry = findEntry(entries, value ?? '');
    return entry === null ? '' : titleOf(entry, locale).replace(/ \(.*/, '').toLowerCase();
  };
  const style = named(styles, product.styles);
  const period = choice(timePeriodChoices, product.time_period);
  const state = choice(productStateChoices, product.product_state);
  const measures = listed.format(measuresOf(product, i18n));
  return [
    `${[nameOf(product, locale), madeOf(product, named, i18n)].filter((part) => part !== '').join(', ')}.`,
    style === '' ? '' : i18n._('Style: {style}.', { style }),
    period === '' ? '' : i18n._('Period: {period}.', { period }),
    state === '' ? '' : i18n._('Condition: {state}.', { state }),
    measures === '' ? '' : `${measures}.`,
    product.city === '' ? '' : i18n._('You can find it in {city}.', { city: product.city }),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** For example "Kast van Pastoe". */
function nameOf({ product_type, title, brand }: ProductRow, locale: Locale): string {
  const i18n = i18nOf(locale);
  const type = findProductType(product_type ?? '');
  const name = type === null ? title : titleOf(type, locale);
  return brand === null || brand === unknownBrand ? name : i18n._('{name} by {brand}', { name, brand });
}

function madeOf(
  product: ProductRow,
  named: (entries: readonly CatalogEntry[], values: readonly string[]) => string,
  i18n: I18n,
): string {
  const values = { materials: named(materials, product.materials), colors: named(colors, product.colors) };
  if (values.colors === '') return values.materials === '' ? '' : i18n._('made of {materials}', values);
  if (values.materials === '') return i18n._('in {colors}', values);
  return i18n._('made of {materials} in {colors}', values);
}

function measuresOf(product: ProductRow, i18n: I18n): readonly string[] {
  return (['width', 'depth', 'height', 'diameter'] as const).flatMap((name) =>
    product[name] === null ? [] : [i18n._(sizes[name], { cm: product[name] })],
  );
}
