import path from 'node:path';

/** The photos that the bucket `catalogue` serves; a photo's key is its file name. */
export const cataloguePhotoDir = path.join(import.meta.dirname, 'catalogue', 'photos');

/** What each product of the demo catalogue is. */
export const catalogueFactsPath = path.join(import.meta.dirname, 'catalogue', 'products.tsv');

/** Width, height and dominant colour of each photo, measured once. */
export const photoFactsPath = path.join(import.meta.dirname, 'photo-facts.json');
