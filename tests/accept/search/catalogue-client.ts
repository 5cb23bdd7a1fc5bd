import type { Locale } from '#domain/catalog/entry.ts';

/** A product that can be bought, as the public API returns it. */
export interface CatalogueProduct {
  readonly uuid: string;
  /** In all languages. */
  readonly titles: readonly string[];
  readonly path: string;
  readonly price: number;
  readonly brand: string;
  readonly colors: readonly string[];
  readonly materials: readonly string[];
  readonly styles: readonly string[];
  readonly city: string;
  readonly province: string;
  readonly seller: string;
  readonly decade: string | null;
  /** In centimetres; null if unknown. */
  readonly width: number | null;
  readonly height: number | null;
  readonly depth: number | null;
  /** The key of the photo on its tile; null for none. */
  readonly photo: string | null;
}

/** The answer to a search. */
export interface FoundProduct {
  readonly uuids: readonly string[];
  readonly total: number;
  readonly leftOut: readonly string[];
  readonly instead: string | null;
  readonly mentioned: string | null;
}

interface Value {
  readonly value: string;
}

interface ApiProduct {
  readonly uuid: string;
  readonly title: string;
  readonly productTranslations: readonly { readonly title: string }[];
  readonly price: number;
  readonly mainCategory: Value;
  readonly subCategory: Value;
  readonly category: Value;
  readonly brand: Value | null;
  readonly colors: readonly Value[];
  readonly materials: readonly Value[];
  readonly styles: readonly Value[];
  readonly city: string;
  readonly province: string;
  readonly seller: { readonly uuid: string };
  readonly width: number | null;
  readonly height: number | null;
  readonly depth: number | null;
  readonly featuredImage: { readonly key: string } | null;
}

async function ask<Data>(url: string, locale: Locale, query: string, variables: object): Promise<Data> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': locale },
    body: JSON.stringify({ query, variables }),
  });
  const answer: { data?: Data | null } = JSON.parse(await response.text());
  if (answer.data == null) throw new Error(`status ${response.status}: ${JSON.stringify(answer)}`);
  return answer.data;
}

const pageSize = 100;
const decades = [20, 30, 40, 50, 60, 70, 80, 90].map((decade) => `jaren-${decade}`);

const pageQuery = `query ($offset: Int, $filters: [FilterInput!]) {
  searchProductsNew(limit: ${pageSize}, offset: $offset, sort: DATE_NEWEST, filters: $filters) {
    products {
      uuid title productTranslations { title } price city province width height depth
      mainCategory { value } subCategory { value } category { value } brand { value }
      colors { value } materials { value } styles { value } seller { uuid } featuredImage { key }
    }
  }
}`;

async function everyProduct(url: string, filters: readonly object[]): Promise<ApiProduct[]> {
  const all: ApiProduct[] = [];
  for (let offset = 0; ; offset += pageSize) {
    const page: { searchProductsNew: { products: ApiProduct[] } } = await ask(url, 'nl', pageQuery, {
      offset,
      filters,
    });
    all.push(...page.searchProductsNew.products);
    if (page.searchProductsNew.products.length < pageSize) return all;
  }
}

const valuesOf = (values: readonly Value[]) => values.map(({ value }) => value);

/**
 * Every product that can be bought, by its id. A product has no field for its decade, so that comes from the filter.
 */
export async function readCatalogue(url: string): Promise<ReadonlyMap<string, CatalogueProduct>> {
  const decadeOf = new Map<string, string>();
  for (const value of decades) {
    for (const { uuid } of await everyProduct(url, [{ type: 'DECADE_PERIOD', value }]))
      decadeOf.set(uuid, value);
  }
  const all = await everyProduct(url, []);
  return new Map(
    all.map((product) => [
      product.uuid,
      {
        uuid: product.uuid,
        titles: [product.title, ...product.productTranslations.map(({ title }) => title)],
        path: valuesOf([product.mainCategory, product.subCategory, product.category]).join('/'),
        price: product.price,
        brand: product.brand?.value ?? 'unknown',
        colors: valuesOf(product.colors),
        materials: valuesOf(product.materials),
        styles: valuesOf(product.styles),
        city: product.city,
        province: product.province,
        seller: product.seller.uuid,
        decade: decadeOf.get(product.uuid) ?? null,
        width: product.width,
        height: product.height,
        depth: product.depth,
        photo: product.featuredImage?.key ?? null,
      },
    ]),
  );
}

const searchQuery = `query ($words: String!) {
  searchProductsNew(searchString: $words, limit: 36) {
    totalCount products { uuid } reading { leftOut instead mentioned }
  }
}`;

/** The first page of results in this language. */
export async function searchAs(url: string, locale: Locale, words: string): Promise<FoundProduct> {
  const { searchProductsNew: answer } = await ask<{
    readonly searchProductsNew: {
      readonly totalCount: number;
      readonly products: readonly { readonly uuid: string }[];
      readonly reading: Pick<FoundProduct, 'leftOut' | 'instead' | 'mentioned'> | null;
    };
  }>(url, locale, searchQuery, { words });
  return {
    uuids: answer.products.map(({ uuid }) => uuid),
    total: answer.totalCount,
    leftOut: answer.reading?.leftOut ?? [],
    instead: answer.reading?.instead ?? null,
    mentioned: answer.reading?.mentioned ?? null,
  };
}
