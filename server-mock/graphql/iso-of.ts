/** The moment as the API writes it, in ISO 8601; null for none. */
export function isoOf(moment: Date | null | undefined): string | null {
  return moment?.toISOString() ?? null;
}
