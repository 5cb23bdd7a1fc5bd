import { mainCategories } from '#domain/catalog/categories.ts';
import { findEntry } from '#domain/catalog/entry.ts';
import type { CartSlots } from '#src/features/buying/cart/cart-page.tsx';
import { BoughtSummary } from '#src/features/buying/checkout/bought-summary.tsx';
import { CartCosts } from '#src/features/buying/checkout/cart-costs.tsx';
import { categoryPhoto } from '#src/features/shop/catalog/category-photos.ts';
import { CategoryTiles } from '#src/features/shop/catalog/category-tiles.tsx';
import type { CategoryTile } from '#src/features/shop/catalog/tiled-categories.ts';

const paths = [
  ['meubels', 'stoelen', 'eetkamerstoelen'],
  ['meubels', 'tafels', 'eettafels'],
  ['meubels', 'kasten', 'boekenkasten'],
  ['meubels', 'tafels', 'salontafels'],
  ['lampen', 'lampen', 'hanglampen'],
  ['meubels', 'kasten', 'ladekasten'],
] as const;

const tiles: readonly CategoryTile[] = paths.flatMap(([main, sub, category]) => {
  const part = findEntry(findEntry(mainCategories, main)?.subCategories ?? [], sub);
  const entry = findEntry(part?.categories ?? [], category);
  const photo = categoryPhoto(`${main}/${sub}/${category}`);
  return entry === null || photo === null ? [] : [{ path: [main, sub, category], entry, photo }];
});

/** Suggestions for a cart that has nothing to buy in it (CART-023, CART-024). */
export const cartTiles = <CategoryTiles tiles={tiles} />;

/** Parts of the cart page that come from the checkout and catalog features. */
export const cartSlots: CartSlots = {
  costs: (cart) => <CartCosts cart={cart} />,
  bought: ({ uuid }) => <BoughtSummary uuid={uuid} />,
  tiles: cartTiles,
};
