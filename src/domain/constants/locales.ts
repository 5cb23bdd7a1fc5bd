/** The languages of the shop (I18N-001), in the order in which they are offered. */
export const locales = ['nl', 'en', 'fr'] as const;
export type Locale = (typeof locales)[number];

export function isLocale(value: string): value is Locale {
  return (locales as readonly string[]).includes(value);
}
