import path from 'node:path';

export const catalogueFactsPath = path.join(import.meta.dirname, 'catalogue', 'products.tsv');

/** Titles and first photos of the second products of the objects. */
export const secondSalesPath = path.join(import.meta.dirname, 'catalogue', 'second-sales.tsv');

/** Width, height and dominant colour of each photo, precomputed by measure-photos.ts. */
export const photoFactsPath = path.join(import.meta.dirname, 'photo-facts.json');
