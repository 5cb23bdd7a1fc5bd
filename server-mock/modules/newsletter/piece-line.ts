import { eurosOf } from '#domain/money/cents.ts';
import type { Locale } from '../../messages.ts';
import type { ProductView } from '../catalog/product-view.ts';

/** A piece in a line of a mail: its title in the reader's language, and its price in whole euros. */
export function pieceLine({ product, translations }: ProductView, locale: Locale): string {
  const title = translations.find(({ language }) => language === locale)?.title ?? product.title;
  const euros = eurosOf(product.price_cents ?? 0);
  const price = { nl: `€ ${euros},–`, en: `€ ${euros}`, fr: `${euros} €` }[locale];
  return `${title}, ${price}`;
}
