const format = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });

/**
 * An amount in euros, the Dutch way in every language (I18N-003): whole amounts end in a comma and a dash, "€ 1.250,–",
 * others in cents, "€ 3,95" (I18N-004). The space is one that does not break.
 */
export function euroText(euros: number): string {
  const cents = Math.round(euros * 100);
  const parts = format.formatToParts(cents === 0 ? 0 : cents / 100);
  const isWhole = cents % 100 === 0;
  return parts.map(({ type, value }) => (isWhole && type === 'fraction' ? '–' : value)).join('');
}
