import { mainCategories } from '#domain/catalog/categories.ts';
import { findEntry, titleOf } from '#domain/catalog/entry.ts';
import { productListOf } from '#domain/search/product-list-state.ts';
import type { Locale } from '#src/i18n/locale.ts';
import { productListHref } from '#src/paths/product-list-href.ts';
import type { Product } from './product-query.ts';

type Placed = Pick<Product, 'mainCategory' | 'subCategory' | 'category'>;

/** The breadcrumbs of a product's category, from the main category down as far as it is known. */
export function trailOf(product: Placed, locale: Locale): readonly { label: string; href: string }[] {
  const main = product.mainCategory && findEntry(mainCategories, product.mainCategory.value);
  const sub = main && product.subCategory && findEntry(main.subCategories, product.subCategory.value);
  const category = sub && product.category && findEntry(sub.categories, product.category.value);
  const entries = [main, sub, category].filter((entry) => entry !== null);
  const steps = entries.map((entry, at) => ({
    label: titleOf(entry, locale),
    href: productListHref(
      productListOf({
        kind: 'category',
        path: entries.slice(0, at + 1).map(({ value }) => value),
        secondChance: false,
      }),
    ),
  }));
  // A level with the same label as its parent (accessories in accessories) is shown once and links to the parent.
  return steps.filter(({ label }, at) => label !== steps[at - 1]?.label);
}
