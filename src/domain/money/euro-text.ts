const format = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });

/**
 * Formats an amount in euros in the Dutch notation, in every language (I18N-003): whole amounts as "€ 1.250,–", other
 * amounts with cents as "€ 3,95" (I18N-004). The space is a no-break space.
 */
export function euroText(euros: number): string {
  const cents = Math.round(euros * 100);
  const parts = format.formatToParts(cents === 0 ? 0 : cents / 100);
  const isWhole = cents % 100 === 0;
  return parts.map(({ type, value }) => (isWhole && type === 'fraction' ? '–' : value)).join('');
}
