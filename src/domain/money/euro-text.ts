const currency = { style: 'currency', currency: 'EUR' } as const;
const withCents = new Intl.NumberFormat('nl-NL', currency);
const whole = new Intl.NumberFormat('nl-NL', { ...currency, maximumFractionDigits: 0 });

/**
 * Formats an amount in euros in the Dutch notation, in every language (I18N-003): whole amounts as "€ 1.250,–", other
 * amounts with cents as "€ 3,95" (I18N-004). The space is a no-break space.
 */
export function euroText(euros: number): string {
  const cents = Math.round(euros * 100);
  if (cents === 0) return `${whole.format(0)},–`;
  return cents % 100 === 0 ? `${whole.format(cents / 100)},–` : withCents.format(cents / 100);
}
