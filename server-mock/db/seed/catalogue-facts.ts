import { readFileSync } from 'node:fs';
import { slugOf } from '#domain/catalog/entry.ts';
import { catalogueFactsPath } from './paths.ts';

/** One line of products.tsv, with values from the reference data. */
export interface CatalogueFact {
  readonly slug: string;
  readonly titles: { readonly nl: string; readonly en: string; readonly fr: string };
  readonly main: string;
  readonly sub: string;
  readonly category: string;
  readonly colors: readonly string[];
  readonly materials: readonly string[];
  readonly style: string;
  /** Centimetres. */
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly weightCategory: string;
  readonly isSet: boolean;
  /** Whole euros. */
  readonly price: number;
  readonly comparePrice: number | null;
  /** The first year of the decade, such as 1960. */
  readonly decade: number;
  readonly timePeriod: string;
}

function list(cell: string): string[] {
  return cell.split(',').map(slugOf);
}

function fact(cells: ReadonlyMap<string, string>): CatalogueFact {
  const text = (column: string): string => {
    const cell = cells.get(column);
    if (cell === undefined) throw new Error(`products.tsv has no column ${column}.`);
    return cell;
  };
  return {
    slug: text('slug'),
    titles: { nl: text('title_nl'), en: text('title_en'), fr: text('title_fr') },
    main: text('main_category'),
    sub: text('sub_category'),
    category: text('product_category'),
    colors: list(text('colours')),
    materials: list(text('materials')),
    style: text('style'),
    width: Number(text('width_cm')),
    height: Number(text('height_cm')),
    depth: Number(text('depth_cm')),
    weightCategory: text('weight_class'),
    isSet: text('set') === '1',
    price: Number(text('price_eur')),
    comparePrice: text('compare_price_eur') === '' ? null : Number(text('compare_price_eur')),
    decade: Number(text('decade')),
    timePeriod: text('time_period'),
  };
}

/** Reads the whole demo catalogue, in the order of the file. */
export function readCatalogue(): CatalogueFact[] {
  const [head = '', ...lines] = readFileSync(catalogueFactsPath, 'utf8').trimEnd().split('\n');
  const columns = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return fact(new Map(columns.map((column, at) => [column, cells[at] ?? ''])));
  });
}
