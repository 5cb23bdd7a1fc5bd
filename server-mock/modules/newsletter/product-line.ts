import { eurosOf } from '#domain/money/cents.ts';
import { euroText } from '#domain/money/euro-text.ts';
import type { Locale } from '../../messages.ts';
import type { ProductView } from '../products/product-view.ts';

/** Returns a line of an email for a product: its title in the reader's language, and its price. */
export function productLine({ product, translations }: ProductView, locale: Locale): string {
  const title = translations.find(({ language }) => language === locale)?.title ?? product.title;
  return `${title}, ${euroText(eurosOf(product.price_cents ?? 0))}`;
}
