import { colors } from '#domain/catalog/colors.ts';
import { productStateChoices, timePeriodChoices } from '#domain/catalog/conditions.ts';
import { type CatalogEntry, findEntry, type Titles, titleOf } from '#domain/catalog/entry.ts';
import { materials } from '#domain/catalog/materials.ts';
import { findProductType } from '#domain/catalog/product-types.ts';
import { styles } from '#domain/catalog/styles.ts';
import { unknownBrand } from '#domain/product/limits.ts';
import type { Locale } from '../../messages.ts';
import type { ProductRow } from '../products/product-view.ts';

interface Words {
  /** For example "Kast van Pastoe". */
  readonly maker: (what: string, brand: string) => string;
  readonly stuff: (materials: string, colors: string) => string;
  readonly style: string;
  readonly period: string;
  readonly state: string;
  readonly width: string;
  readonly depth: string;
  readonly height: string;
  readonly diameter: string;
  readonly place: (city: string) => string;
  readonly and: string;
  readonly colon: string;
}

const words: Readonly<Record<Locale, Words>> = {
  nl: {
    maker: (what, brand) => `${what} van ${brand}`,
    stuff: (made, tones) => [made && `van ${made}`, tones && `in ${tones}`].filter(Boolean).join(' '),
    ...{ style: 'Stijl', period: 'Periode', state: 'Staat', and: 'en', colon: ':' },
    ...{ width: 'breed', depth: 'diep', height: 'hoog', diameter: 'doorsnede' },
    place: (city) => `Te vinden in ${city}.`,
  },
  en: {
    maker: (what, brand) => `${what} by ${brand}`,
    stuff: (made, tones) => [made && `made of ${made}`, tones && `in ${tones}`].filter(Boolean).join(' '),
    ...{ style: 'Style', period: 'Period', state: 'Condition', and: 'and', colon: ':' },
    ...{ width: 'wide', depth: 'deep', height: 'high', diameter: 'across' },
    place: (city) => `To be found in ${city}.`,
  },
  fr: {
    maker: (what, brand) => `${what} de ${brand}`,
    stuff: (made, tones) =>
      [made && `matières : ${made}`, tones && `couleurs : ${tones}`].filter(Boolean).join(', '),
    ...{ style: 'Style', period: 'Époque', state: 'État', and: 'et', colon: '\u00a0:' },
    ...{ width: 'de largeur', depth: 'de profondeur', height: 'de hauteur', diameter: 'de diamètre' },
    place: (city) => `À voir à ${city}.`,
  },
};

/**
 * Composes a few sentences about a product from its own facts, and from nothing else (STAFF-027, docs/readings.md).
 */
export function composeDescription(product: ProductRow, locale: Locale): string {
  const say = words[locale];
  const named = (entries: readonly CatalogEntry[], values: readonly string[]) =>
    listed(
      values
        .flatMap((value) => findEntry(entries, value) ?? [])
        .map((one) => titleOf(one, locale).toLowerCase()),
      say.and,
    );
  const fact = (label: string, entry: { readonly titles: Titles } | null | undefined) =>
    entry == null ? '' : `${label}${say.colon} ${titleOf(entry, locale).replace(/ \(.*/, '').toLowerCase()}.`;
  const type = findProductType(product.product_type ?? '');
  const what = type === null ? product.title : titleOf(type, locale);
  const isBranded = product.brand !== null && product.brand !== unknownBrand;
  const stuff = say.stuff(named(materials, product.materials), named(colors, product.colors));
  const style = named(styles, product.styles);
  return [
    `${[isBranded ? say.maker(what, product.brand ?? '') : what, stuff].filter(Boolean).join(', ')}.`,
    style === '' ? '' : `${say.style}${say.colon} ${style}.`,
    fact(say.period, findEntry(timePeriodChoices, product.time_period ?? '')),
    fact(say.state, findEntry(productStateChoices, product.product_state ?? '')),
    measures(product, say),
    product.city === '' ? '' : say.place(product.city),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function measures(product: ProductRow, say: Words): string {
  const names = ['width', 'depth', 'height', 'diameter'] as const;
  const known = names.flatMap((name) => (product[name] === null ? [] : [`${product[name]} cm ${say[name]}`]));
  return known.length === 0 ? '' : `${listed(known, say.and)}.`;
}

/** For example "teak, eiken en rotan". */
function listed(parts: readonly string[], and: string): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${and} ${last}`;
}
