/**
 * All limits of the product form. Where the specification can be read in two ways, the limit of the main text blocks
 * and the stricter one is only a hint; one edit here switches between them (docs/readings.md, rule 3).
 */

/** 5 to 150 characters are required; fewer than 10 is a hint (FORM-028). */
export const titleLength = { min: 5, max: 150, advised: 10 } as const;

/** A draft is saved as a product on the server only with more than 10 and fewer than 150 characters (FORM-029). */
export const draftTitleLength = { min: 11, max: 149 } as const;

/** In characters (FORM-030). */
export const descriptionLength = { min: 20, max: 20_000 } as const;

/** In characters (FORM-034). */
export const brandLength = { max: 100 } as const;

/** In characters (FORM-054). */
export const sellerProductIdLength = { max: 100 } as const;

/** The number of colours (FORM-036). */
export const colorCount = { min: 1, max: 3 } as const;

/** The number of materials (FORM-037). */
export const materialCount = { min: 1, max: 3 } as const;

/** In centimetres (FORM-038). */
export const dimensionRange = { min: 1, max: 1000 } as const;

/** The stock (FORM-040). A set counts as one (FORM-041). */
export const inventoryRange = { min: 1, max: 1000, ofSet: 1 } as const;

/** In whole euros (FORM-042). */
export const priceRange = { min: 1, max: 999_999 } as const;

/** 2 to 20 photos are required; with exactly 2, a third one is a hint (FORM-044, FORM-045). */
export const photoCount = { min: 2, max: 20, advised: 3 } as const;

/**
 * Days after publication on which a product expires (FORM-005, docs/readings.md). The server can be configured
 * differently.
 */
export const expiresAfterDays = 180;

/** The value of the brand field when the seller does not know the brand (FORM-035, docs/readings.md). */
export const unknownBrand = 'unknown';
