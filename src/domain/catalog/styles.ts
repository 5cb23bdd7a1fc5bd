import { type CatalogEntry, entry } from './entry.ts';

/** The styles of products (PROD-008). The value is also the URL segment of the page (ROUTE-023). */
export const styles: readonly CatalogEntry[] = [
  entry('antiek', 'Antiek', 'Antique', 'Antique'),
  entry('art-deco', 'Art deco', 'Art Deco', 'Art déco'),
  entry('bauhaus', 'Bauhaus', 'Bauhaus', 'Bauhaus'),
  entry('bohemian', 'Bohemian', 'Bohemian', 'Bohème'),
  entry('design', 'Design', 'Design', 'Design'),
  entry('industrieel', 'Industrieel', 'Industrial', 'Industriel'),
  entry('klassiek', 'Klassiek', 'Classic', 'Classique'),
  entry('landelijk', 'Landelijk', 'Rural', 'Champêtre'),
  entry('mid-century', 'Mid-century', 'Mid-century', 'Mid-century'),
  entry('modern', 'Modern', 'Modern', 'Moderne'),
  entry('scandinavisch', 'Scandinavisch', 'Scandinavian', 'Scandinave'),
  entry('vintage', 'Vintage', 'Vintage', 'Vintage'),
];

/**
 * The decades by which products can be filtered (ROUTE-024). The server stores the decade with the product; it is not
 * a field of the product.
 */
export const decades: readonly CatalogEntry[] = [20, 30, 40, 50, 60, 70, 80, 90].map((decade) =>
  entry(`jaren-${decade}`, `Jaren ${decade}`, `19${decade}s`, `Années ${decade}`),
);
