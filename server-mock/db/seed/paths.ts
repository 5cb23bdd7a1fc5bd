import path from 'node:path';

export const catalogueFactsPath = path.join(import.meta.dirname, 'catalogue', 'products.tsv');

/** Width, height and dominant colour of each photo, precomputed by measure-photos.ts. */
export const photoFactsPath = path.join(import.meta.dirname, 'photo-facts.json');
