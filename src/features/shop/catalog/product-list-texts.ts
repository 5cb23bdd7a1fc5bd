import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { brands } from '#domain/catalog/brands.ts';
import { mainCategories } from '#domain/catalog/categories.ts';
import { collections } from '#domain/catalog/collections.ts';
import { type CatalogEntry, findEntry, titleOf } from '#domain/catalog/entry.ts';
import { decades, styles } from '#domain/catalog/styles.ts';
import { type ProductListBase, productListOf } from '#domain/search/product-list-state.ts';
import type { Locale } from '#src/i18n/locale.ts';
import { productListHref } from '#src/paths/product-list-href.ts';

/** The texts above a product list. */
export interface ProductListTexts {
  readonly title: string;
  /** A sentence below the title, which is also the description for search engines. */
  readonly intro: string | null;
  /** The wider lists that it is part of. */
  readonly trail: readonly { readonly label: string; readonly href: string }[];
}

const intros = {
  meubels: msg`Second-hand and vintage chairs, sofas, tables and cabinets.`,
  lampen: msg`Lighting from every decade, from desk lamp to chandelier.`,
  accessoires: msg`Vases, mirrors, trunks and other finds for your home.`,
  servies: msg`Second-hand and vintage plates, cups and carafes.`,
} as const;

function introOf(main: string): (typeof intros)[keyof typeof intros] | null {
  return main in intros ? intros[main as keyof typeof intros] : null;
}

/** Title, introduction and breadcrumbs of a product list in the reader's language. */
export function productListTexts(base: ProductListBase, i18n: I18n, locale: Locale): ProductListTexts {
  const plain = (title: string, intro: string | null = null): ProductListTexts => ({
    title,
    intro,
    trail: [],
  });
  switch (base.kind) {
    case 'new':
      return plain(
        i18n._(msg`Just in`),
        i18n._(msg`The newest products first. Be quick for the best choice.`),
      );
    case 'second-chance':
      return plain(
        i18n._(msg`Second chance`),
        i18n._(msg`Showroom models and returned products: as good as new, for less.`),
      );
    case 'sale':
      return plain(i18n._(msg`Sale`), i18n._(msg`Products at a reduced price, or cheaper than new.`));
    case 'design':
      return plain(i18n._(msg`Design furniture`), i18n._(msg`Furniture by design brands and designers.`));
    case 'category':
      return categoryText(base.path, base.secondChance, i18n, locale);
    case 'brand':
      return plain(titleIn(brands, base.value, locale));
    case 'style':
      return plain(titleIn(styles, base.value, locale));
    case 'decade':
      return plain(titleIn(decades, base.value, locale));
    case 'collection': {
      const collection = findEntry(collections, base.value);
      return plain(titleIn(collections, base.value, locale), collection?.intros[locale] ?? null);
    }
    case 'search': {
      const { words } = base;
      return plain(i18n._(msg`Results for “${words}”`));
    }
    case 'seller':
      return plain(i18n._(msg`From this seller`));
    case 'similar':
      return plain(i18n._(msg`Similar products`));
  }
}

/**
 * The document title and description of a product list; each of its pages has its own. `count` is 0 when there are no
 * products, or when their number is not known yet.
 */
export function productListHead(
  { title: name, intro }: Pick<ProductListTexts, 'title' | 'intro'>,
  { page: step, count }: { readonly page: number; readonly count: number },
  i18n: I18n,
): { readonly title: string; readonly description: string } {
  const title = step === 1 ? name : `${name} – ${i18n._(msg`Page ${step}`)}`;
  if (intro !== null) return { title, description: step === 1 ? intro : `${title}. ${intro}` };
  const summary = msg`${title}: ${plural(count, {
    0: 'second-hand, vintage and design products',
    one: '# second-hand, vintage or design product',
    other: '# second-hand, vintage and design products',
  })} from sellers in the Netherlands and Belgium, with secure payment.`;
  return { title, description: i18n._(summary) };
}

function titleIn(entries: readonly CatalogEntry[], value: string, locale: Locale): string {
  const entry = findEntry(entries, value);
  return entry === null ? value : titleOf(entry, locale);
}

function categoryText(
  path: readonly string[],
  secondChance: boolean,
  i18n: I18n,
  locale: Locale,
): ProductListTexts {
  const steps = categorySteps(path);
  const crumbs = steps.map(({ entry, path: to }) => ({
    label: titleOf(entry, locale),
    href: productListHref(productListOf({ kind: 'category', path: to, secondChance: false })),
  }));
  // A child with the same name as its parent (lamps in lamps) is shown once.
  const distinct = crumbs.filter(({ label }, index) => label !== crumbs[index - 1]?.label);
  const name = crumbs.at(-1)?.label ?? '';
  if (secondChance) return { title: i18n._(msg`${name}, second chance`), intro: null, trail: distinct };
  const intro = path.length === 1 ? introOf(path[0] ?? '') : null;
  return { title: name, intro: intro === null ? null : i18n._(intro), trail: distinct.slice(0, -1) };
}

function categorySteps(path: readonly string[]) {
  const [main = '', sub = '', category = ''] = path;
  const mainEntry = findEntry(mainCategories, main);
  const subEntry = mainEntry === null ? null : findEntry(mainEntry.subCategories, sub);
  const entries = [mainEntry, subEntry, subEntry === null ? null : findEntry(subEntry.categories, category)];
  return entries.flatMap((entry, index) =>
    entry === null ? [] : [{ entry, path: path.slice(0, index + 1) }],
  );
}
