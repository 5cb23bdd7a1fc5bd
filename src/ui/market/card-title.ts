import type { Locale } from '#src/i18n/locale.ts';

interface Titled {
  readonly title: string;
  readonly productTranslations: readonly { readonly language: string; readonly title: string }[];
}

/** The title in the reader's language, otherwise the seller's own. */
export function titleIn(product: Titled, locale: Locale): string {
  const translated = product.productTranslations.find(({ language }) => language === locale)?.title ?? '';
  return translated === '' ? product.title : translated;
}
