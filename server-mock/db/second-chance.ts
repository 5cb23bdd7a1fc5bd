/** Whether a product is second-chance, by its period or its kind (FILT-009, docs/readings.md). */
export function isSecondChance(product: {
  readonly time_period: string | null;
  readonly second_chance_type: string | null;
}): boolean {
  return product.time_period === 'SECOND_CHANCE' || (product.second_chance_type ?? 'UNKNOWN') !== 'UNKNOWN';
}
