/** The shop's name, the same in every language. */
export const BRAND_NAME = 'Hervonden';
