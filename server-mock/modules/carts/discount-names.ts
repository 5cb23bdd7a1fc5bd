import { type CatalogEntry, entry } from '#domain/catalog/entry.ts';

const names: Readonly<Record<string, CatalogEntry>> = {
  newsletter: entry('newsletter', 'Nieuwsbrief', 'Newsletter', 'Newsletter'),
  referral: entry('referral', 'Welkom van een vriend', 'A friend’s welcome', 'Bienvenue d’un ami'),
  gift_card: entry('gift_card', 'Cadeaubon', 'Gift card', 'Carte cadeau'),
};
const other = entry('discount', 'Korting', 'Discount', 'Remise');

/** Returns the name of a discount code, which depends on its source (CART-003). */
export function discountName(source: string): CatalogEntry {
  return names[source] ?? other;
}
