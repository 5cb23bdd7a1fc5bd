import * as v from 'valibot';

/** The number of entries that are stored and shown (SRCH-003: "history 10"). */
export const searchHistoryLimit = 10;

/**
 * A search. `id` is the normalised query, so that repeating a search moves its entry up instead of adding another.
 */
export const searchEntrySchema = v.strictObject({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
  query: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  /** Milliseconds since 1970 on the device's clock. Used for display order only. */
  usedAt: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8_640_000_000_000)),
});
export type SearchEntry = v.InferOutput<typeof searchEntrySchema>;

/**
 * Returns the id of a query: trimmed, lower case, single spaces, truncated to 120 characters (SRCH-003,
 * docs/readings.md).
 */
export function searchEntryId(query: string): string {
  return query.trim().toLowerCase().replace(/\s+/g, ' ').slice(0, 120).trim();
}
