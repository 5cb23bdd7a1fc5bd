import * as v from 'valibot';

/** Entries kept and shown (SRCH-003: "history 10"). */
export const searchHistoryLimit = 10;

/** One search. `id` is the normalised query itself, so that repeating a search moves it up instead of doubling it. */
export const searchEntrySchema = v.strictObject({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
  query: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  /** Milliseconds since 1970 by the device's clock; display order only. */
  usedAt: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8_640_000_000_000)),
});
export type SearchEntry = v.InferOutput<typeof searchEntrySchema>;

/** The id of a query: trimmed, lower case, single spaces, cut to 120 characters (readings SRCH-003). */
export function searchEntryId(query: string): string {
  return query.trim().toLowerCase().replace(/\s+/g, ' ').slice(0, 120).trim();
}
