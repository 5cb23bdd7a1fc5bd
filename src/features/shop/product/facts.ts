import { collections, weLove } from '#domain/catalog/collections.ts';
import { colors } from '#domain/catalog/colors.ts';
import {
  productStateChoices,
  secondChanceTypeChoices,
  timePeriodChoices,
  weightCategories,
} from '#domain/catalog/conditions.ts';
import { type CatalogEntry, findEntry, titleOf } from '#domain/catalog/entry.ts';
import { materials } from '#domain/catalog/materials.ts';
import { findProductType } from '#domain/catalog/product-types.ts';
import { styles } from '#domain/catalog/styles.ts';
import { formatCm, formatDate } from '#src/i18n/format.ts';
import type { Locale } from '#src/i18n/locale.ts';
import {
  brandHref,
  collectionHref,
  filteredHref,
  periodHref,
  secondChanceHref,
  styleHref,
} from './fact-links.ts';
import { measuresOf } from './measures.ts';
import type { Product } from './product-query.ts';

/** A known value, with a link to similar products if there is a list of them. */
export interface FactValue {
  readonly text: string;
  readonly href?: string | null;
  /** The colour of the swatch, as #rrggbb. */
  readonly hex?: string;
}

export interface Fact {
  readonly name: string;
  readonly label: string;
  readonly values: readonly FactValue[];
}

export interface FactTexts {
  readonly labels: Readonly<Record<FactLabel, string>>;
  readonly yes: string;
  readonly no: string;
}

export type FactLabel =
  | 'brand'
  | 'kind'
  | 'width'
  | 'height'
  | 'depth'
  | 'diameter'
  | 'period'
  | 'state'
  | 'secondChance'
  | 'style'
  | 'material'
  | 'colour'
  | 'weight'
  | 'set'
  | 'collection'
  | 'placed';

/** The known facts of a product, in the order of the table (PROD-039). Unknown facts have no row. */
export function factsOf(product: Product, locale: Locale, texts: FactTexts): readonly Fact[] {
  const row = (name: FactLabel, values: readonly (FactValue | null)[]): Fact => ({
    name,
    label: texts.labels[name],
    values: values.filter((value) => value !== null),
  });
  const rows = [
    row('brand', [brandOf(product)]),
    row('kind', [kindOf(product, locale)]),
    ...measuresOf(product).map(({ name, value }) => row(name, [{ text: formatCm(value, locale) }])),
    row('period', [known(timePeriodChoices, product.timePeriod, locale, periodHref)]),
    // UNKNOWN is not among the choices, so it has no row (PROD-029, PROD-030).
    row('state', [known(productStateChoices, product.productState, locale)]),
    row('secondChance', [
      known(secondChanceTypeChoices, product.secondChanceType, locale, () => secondChanceHref()),
    ]),
    row(
      'style',
      product.styles.map((of) => titled(styles, of, locale, styleHref)),
    ),
    row(
      'material',
      product.materials.map((of) =>
        titled(materials, of, locale, (value) => filteredHref(product, 'MATERIALS', value)),
      ),
    ),
    row(
      'colour',
      product.colors.map((of) => ({
        ...titled(colors, of, locale, (value) => filteredHref(product, 'COLORS', value)),
        hex: of.hex,
      })),
    ),
    ...attributesOf(product, locale, texts),
    row('weight', [known(weightCategories, product.weightCategory, locale)]),
    row(
      'set',
      product.isSetOfProducts === null ? [] : [{ text: product.isSetOfProducts ? texts.yes : texts.no }],
    ),
    row(
      'collection',
      product.collections.map(({ value }) => collectionOf(value, locale)),
    ),
    row(
      'placed',
      product.publicationDate === null ? [] : [{ text: formatDate(product.publicationDate, locale) }],
    ),
  ];
  return rows.filter(({ values }) => values.length > 0);
}

function brandOf({ brand }: Product): FactValue | null {
  if (brand === null || brand.value === 'unknown') return null;
  return { text: brand.title, href: brandHref(brand.value) };
}

function kindOf({ productType }: Product, locale: Locale): FactValue | null {
  if (productType === null) return null;
  const type = findProductType(productType.abbreviation);
  return { text: type === null ? productType.label : titleOf(type, locale) };
}

function known(
  entries: readonly CatalogEntry[],
  value: string | null,
  locale: Locale,
  hrefOf?: (value: string) => string | null,
): FactValue | null {
  const entry = value === null ? null : findEntry(entries, value);
  if (entry === null) return null;
  return { text: titleOf(entry, locale), href: hrefOf?.(entry.value) ?? null };
}

function titled(
  entries: readonly CatalogEntry[],
  of: { readonly value: string; readonly title: string },
  locale: Locale,
  hrefOf: (value: string) => string | null,
): FactValue {
  return known(entries, of.value, locale, hrefOf) ?? { text: of.title };
}

/** The "we love" collection has a tag of its own and is not listed with the others (PROD-010). */
function collectionOf(value: string, locale: Locale): FactValue | null {
  return value === weLove ? null : known(collections, value, locale, collectionHref);
}

/**
 * The attributes of the product type, with yes and no as text. An attribute that the reference data does not know
 * shows its stored text.
 */
function attributesOf(product: Product, locale: Locale, texts: FactTexts): readonly Fact[] {
  const asked =
    product.productType === null ? [] : (findProductType(product.productType.abbreviation)?.attributes ?? []);
  return product.productTypeAttributes.map(({ name, label, value, title }) => {
    const attribute = asked.find((candidate) => candidate.name === name);
    const text = {
      true: texts.yes,
      false: texts.no,
    }[value];
    const choice = attribute?.type === 'SELECT' ? findEntry(attribute.choices, value) : null;
    return {
      name: `attribute-${name}`,
      label: attribute === undefined ? label : titleOf(attribute, locale),
      values: [{ text: text ?? (choice === null ? title : titleOf(choice, locale)) }],
    };
  });
}
