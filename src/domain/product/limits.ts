/**
 * Every number of the listing form in one place, so that a limit with two readings in the specification is switched
 * by one edit (readings, rule 3). What blocks is the main text; the stricter reading is only advice.
 */

/** FORM-028: 5 to 150 characters block; under 10 is a hint. */
export const titleLength = { min: 5, max: 150, advised: 10 } as const;

/** FORM-029: a draft goes to the server as a product only with more than 10 and fewer than 150 characters. */
export const draftTitleLength = { min: 11, max: 149 } as const;

/** FORM-030. */
export const descriptionLength = { min: 20, max: 20_000 } as const;

/** FORM-034. */
export const brandLength = { max: 100 } as const;

/** FORM-054. */
export const sellerProductIdLength = { max: 100 } as const;

/** FORM-036. */
export const colorCount = { min: 1, max: 3 } as const;

/** FORM-037. */
export const materialCount = { min: 1, max: 3 } as const;

/** FORM-038, centimetres. */
export const dimensionRange = { min: 1, max: 1000 } as const;

/** FORM-040. A set always counts as one (FORM-041). */
export const inventoryRange = { min: 1, max: 1000, ofSet: 1 } as const;

/** FORM-042, whole euros. */
export const priceRange = { min: 1, max: 999_999 } as const;

/** FORM-044, FORM-045: 2 to 20 block; with exactly 2 a third is advised. */
export const photoCount = { min: 2, max: 20, advised: 3 } as const;

/** Days after publication when a listing expires (readings FORM-005); the server may be configured otherwise. */
export const expiresAfterDays = 180;

/** What the brand field holds when the seller does not know the brand (readings FORM-035). */
export const unknownBrand = 'unknown';
