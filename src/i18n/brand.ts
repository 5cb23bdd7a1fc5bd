/** The name of the shop, the same in every language. */
export const BRAND_NAME = 'Hervonden';
