import { brands } from '#domain/catalog/brands.ts';
import { mainCategories } from '#domain/catalog/categories.ts';
import { collections } from '#domain/catalog/collections.ts';
import { type CatalogEntry, findEntry, titleOf } from '#domain/catalog/entry.ts';
import { materials } from '#domain/catalog/materials.ts';
import { decades, styles } from '#domain/catalog/styles.ts';
import { euroText } from '#domain/money/euro-text.ts';
import type { ProductListBase } from '#domain/search/product-list-state.ts';
import { languageTags } from '../../date-texts.ts';
import { i18nOf } from '../../i18n.ts';
import type { Locale } from '../../messages.ts';
import type { CatalogAnswer } from '../../search/catalog-search.ts';

/** The names of the product lists that are not values of the reference data. */
const listNames: Readonly<Record<string, string>> = {
  new: /*i18n*/ 'Just in',
  'second-chance': /*i18n*/ 'Second chance',
  sale: /*i18n*/ 'Sale',
  design: /*i18n*/ 'Design furniture',
};

/** Returns the name of a product list. */
function nameOf(base: ProductListBase, locale: Locale): string {
  const named = (entries: readonly CatalogEntry[], value: string) => {
    const entry = findEntry(entries, value);
    return entry === null ? value : titleOf(entry, locale);
  };
  switch (base.kind) {
    case 'category': {
      const [main = '', sub = '', category = ''] = base.path;
      const mainEntry = findEntry(mainCategories, main);
      const subEntry = mainEntry && findEntry(mainEntry.subCategories, sub);
      const entry = (subEntry && findEntry(subEntry.categories, category)) ?? subEntry ?? mainEntry;
      return entry === null ? main : titleOf(entry, locale);
    }
    case 'brand':
      return named(brands, base.value);
    case 'style':
      return named(styles, base.value);
    case 'decade':
      return named(decades, base.value);
    case 'collection':
      return named(collections, base.value);
    default:
      return base.kind in listNames ? i18nOf(locale)._(listNames[base.kind] ?? '') : '';
  }
}

export interface IntroFacts {
  readonly base: ProductListBase;
  readonly answer: Pick<CatalogAnswer, 'totalCount' | 'facets'>;
  /** Keywords that staff want the intro to contain. */
  readonly keywords: readonly string[];
}

/** Composes a few sentences about a product list from the facts of the catalogue (STAFF-027, docs/readings.md). */
export function composeIntro({ base, answer, keywords }: IntroFacts, locale: Locale): string {
  const facet = (type: string) => answer.facets.find((one) => one.type === type);
  const most = (type: string, entries: readonly CatalogEntry[], count: number) =>
    (facet(type)?.options ?? [])
      .flatMap(({ value }) => findEntry(entries, value) ?? [])
      .slice(0, count)
      .map((entry) => titleOf(entry, locale));
  const name = nameOf(base, locale);
  const price = facet('PRICE')?.min ?? null;
  const makers = base.kind === 'brand' ? [] : most('BRAND', brands, 2);
  const stuff = most('MATERIALS', materials, 2).map((word) => word.toLowerCase());
  const i18n = i18nOf(locale);
  const listed = new Intl.ListFormat(languageTags[locale]);
  const values = {
    ...{ name, count: answer.totalCount, price: price === null ? '' : euroText(price) },
    ...{ stuff: listed.format(stuff), makers: listed.format(makers), keywords: listed.format(keywords) },
  };
  return [
    price === null
      ? i18n._('{name}: {count, plural, one {# second-hand find} other {# second-hand finds}}.', values)
      : i18n._(
          '{name}: {count, plural, one {# second-hand find} other {# second-hand finds}}, from {price}.',
          values,
        ),
    ...(stuff.length === 0 ? [] : [i18n._('Often made of {stuff}.', values)]),
    ...(makers.length === 0 ? [] : [i18n._('With products by {makers}.', values)]),
    ...(keywords.length === 0 ? [] : [i18n._('Think of {keywords} as well.', values)]),
  ].join(' ');
}
