import { contentKeyOf } from '#domain/photo/media-address.ts';
import { unknownBrand } from '#domain/product/limits.ts';
import type { ProductContent } from '#domain/product/problem.ts';

type Given<Value> = Value | null | undefined;

/** The input of a mutation: a missing field leaves the value unchanged, null clears it (FORM-001). */
export interface ProductInput {
  /** The id of the draft, for createProduct. */
  readonly uuid?: Given<string>;
  readonly title?: Given<string>;
  readonly description?: Given<string>;
  /** The brand, or "unknown" if the seller does not know it (FORM-035, docs/readings.md). */
  readonly vendor?: Given<string>;
  readonly productType?: Given<string>;
  readonly mainCategory?: Given<string>;
  readonly subCategory?: Given<string>;
  readonly category?: Given<string>;
  readonly colors?: Given<readonly string[]>;
  readonly materials?: Given<readonly string[]>;
  readonly styles?: Given<readonly string[]>;
  readonly timePeriod?: Given<string>;
  readonly productState?: Given<string>;
  readonly secondChanceType?: Given<string>;
  readonly width?: Given<number>;
  readonly height?: Given<number>;
  readonly depth?: Given<number>;
  readonly diameter?: Given<number>;
  readonly inventory?: Given<number>;
  readonly price?: Given<number>;
  readonly comparePrice?: Given<number>;
  readonly isSetOfProducts?: Given<boolean>;
  readonly weightCategory?: Given<string>;
  readonly sellerProductId?: Given<string>;
  readonly productTypeAttributes?: Given<readonly { readonly name: string; readonly value: string }[]>;
  readonly images?: Given<readonly string[]>;
  readonly deletedImageKeys?: Given<readonly string[]>;
  readonly featuredImageChanged?: Given<boolean>;
}

function text(given: Given<string>, current: string): string {
  return given === undefined ? current : (given ?? '');
}

function list<Item>(given: Given<readonly Item[]>, current: readonly Item[]): Item[] {
  return given === undefined ? [...current] : [...(given ?? [])];
}

function choice<Value>(given: Given<Value>, current: Value | null): Value | null {
  return given === undefined ? current : given;
}

/** Returns the content with the input applied to it. */
export function mergedContent(current: ProductContent, input: ProductInput): ProductContent {
  const vendor = text(input.vendor, current.brandUnknown ? unknownBrand : current.brand);
  const brandUnknown = vendor.trim().toLowerCase() === unknownBrand;
  const currentKeys = current.photos.map((photo) => photo.mediaKey).filter((key) => key !== null);
  const deleted = new Set((input.deletedImageKeys ?? []).map(contentKeyOf));
  const keys = list(input.images, currentKeys)
    .map(contentKeyOf)
    .filter((key) => !deleted.has(key));
  return {
    title: text(input.title, current.title),
    description: text(input.description, current.description),
    brand: brandUnknown ? '' : vendor,
    brandUnknown,
    productType: text(input.productType, current.productType),
    mainCategory: text(input.mainCategory, current.mainCategory),
    subCategory: text(input.subCategory, current.subCategory),
    category: text(input.category, current.category),
    colors: list(input.colors, current.colors),
    materials: list(input.materials, current.materials),
    styles: list(input.styles, current.styles),
    timePeriod: text(input.timePeriod, current.timePeriod),
    productState: text(input.productState, current.productState),
    secondChanceType: text(input.secondChanceType, current.secondChanceType),
    width: choice(input.width, current.width),
    height: choice(input.height, current.height),
    depth: choice(input.depth, current.depth),
    diameter: choice(input.diameter, current.diameter),
    inventory: choice(input.inventory, current.inventory),
    price: choice(input.price, current.price),
    comparePrice: choice(input.comparePrice, current.comparePrice),
    isSetOfProducts: choice(input.isSetOfProducts, current.isSetOfProducts),
    weightCategory: text(input.weightCategory, current.weightCategory),
    sellerProductId: text(input.sellerProductId, current.sellerProductId),
    attributes: list(input.productTypeAttributes, current.attributes),
    photos: keys.map((mediaKey) => ({ mediaKey })),
  };
}
