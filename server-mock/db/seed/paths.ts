import path from 'node:path';

/** What each product of the demo catalogue is. */
export const catalogueFactsPath = path.join(import.meta.dirname, 'catalogue', 'products.tsv');

/** Width, height and dominant colour of each photo, measured once. */
export const photoFactsPath = path.join(import.meta.dirname, 'photo-facts.json');
