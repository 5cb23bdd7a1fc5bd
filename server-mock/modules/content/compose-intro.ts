import { brands } from '#domain/catalog/brands.ts';
import { mainCategories } from '#domain/catalog/categories.ts';
import { collections } from '#domain/catalog/collections.ts';
import { type CatalogEntry, findEntry, type Titles, titleOf } from '#domain/catalog/entry.ts';
import { materials } from '#domain/catalog/materials.ts';
import { decades, styles } from '#domain/catalog/styles.ts';
import { euroText } from '#domain/money/euro-text.ts';
import type { ProductListBase } from '#domain/search/product-list-state.ts';
import type { Locale } from '../../messages.ts';
import type { CatalogAnswer } from '../../search/catalog-search.ts';

const fixed: Readonly<Record<string, Titles>> = {
  new: { nl: 'Net binnen', en: 'Just in', fr: 'Nouveautés' },
  'second-chance': { nl: 'Tweedekans', en: 'Second chance', fr: 'Seconde chance' },
  sale: { nl: 'Sale', en: 'Sale', fr: 'Soldes' },
  design: { nl: 'Designmeubels', en: 'Design furniture', fr: 'Meubles design' },
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
      return fixed[base.kind]?.[locale] ?? '';
  }
}

const and: Titles = { nl: 'en', en: 'and', fr: 'et' };

/** Joins words to a list such as "teak, eiken en rotan". */
function listed(words: readonly string[], locale: Locale): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${and[locale]} ${last}`;
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
  const count = answer.totalCount.toLocaleString('nl-NL');
  const price = facet('PRICE')?.min ?? null;
  const from = price === null ? null : euroText(price);
  const makers = base.kind === 'brand' ? [] : most('BRAND', brands, 2);
  const facts = {
    stuff: listed(
      most('MATERIALS', materials, 2).map((word) => word.toLowerCase()),
      locale,
    ),
    makers: listed(makers, locale),
    also: listed(keywords, locale),
  };
  return sentences[locale]({ ...facts, name, count, from, isOne: answer.totalCount === 1 })
    .filter((sentence) => sentence !== null)
    .join(' ');
}

interface Words {
  readonly name: string;
  readonly count: string;
  readonly isOne: boolean;
  readonly from: string | null;
  readonly stuff: string;
  readonly makers: string;
  readonly also: string;
}

const when = (words: string, sentence: string) => (words === '' ? null : sentence);

const sentences: Readonly<Record<Locale, (words: Words) => readonly (string | null)[]>> = {
  nl: ({ name, count, isOne, from, stuff, makers, also }) => [
    `${name}: ${count} tweedehands ${isOne ? 'vondst' : 'vondsten'}${from === null ? '' : `, vanaf ${from}`}.`,
    when(stuff, `Vaak van ${stuff}.`),
    when(makers, `Met stukken van ${makers}.`),
    when(also, `Denk ook aan ${also}.`),
  ],
  en: ({ name, count, isOne, from, stuff, makers, also }) => [
    `${name}: ${count} second-hand ${isOne ? 'find' : 'finds'}${from === null ? '' : `, from ${from}`}.`,
    when(stuff, `Often made of ${stuff}.`),
    when(makers, `With pieces by ${makers}.`),
    when(also, `Think of ${also} as well.`),
  ],
  fr: ({ name, count, isOne, from, stuff, makers, also }) => [
    `${name} : ${count} ${isOne ? 'trouvaille' : 'trouvailles'} de seconde main${from === null ? '' : `, à partir de ${from}`}.`,
    when(stuff, `Souvent en ${stuff}.`),
    when(makers, `Avec des pièces de ${makers}.`),
    when(also, `Pensez aussi à ${also}.`),
  ],
};
