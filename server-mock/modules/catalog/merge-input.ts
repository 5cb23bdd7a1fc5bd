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

function text(given: Given<string>, kept: string): string {
  return given === undefined ? kept : (given ?? '');
}

function list<Item>(given: Given<readonly Item[]>, kept: readonly Item[]): Item[] {
  return given === undefined ? [...kept] : [...(given ?? [])];
}

function choice<Value>(given: Given<Value>, kept: Value | null): Value | null {
  return given === undefined ? kept : given;
}

/** Returns the content with the input applied to it. */
export function mergedContent(kept: ProductContent, input: ProductInput): ProductContent {
  const vendor = text(input.vendor, kept.brandUnknown ? unknownBrand : kept.brand);
  const brandUnknown = vendor.trim().toLowerCase() === unknownBrand;
  const keptKeys = kept.photos.map((photo) => photo.mediaKey).filter((key) => key !== null);
  const deleted = new Set((input.deletedImageKeys ?? []).map(contentKeyOf));
  const keys = list(input.images, keptKeys)
    .map(contentKeyOf)
    .filter((key) => !deleted.has(key));
  return {
    title: text(input.title, kept.title),
    description: text(input.description, kept.description),
    brand: brandUnknown ? '' : vendor,
    brandUnknown,
    productType: text(input.productType, kept.productType),
    mainCategory: text(input.mainCategory, kept.mainCategory),
    subCategory: text(input.subCategory, kept.subCategory),
    category: text(input.category, kept.category),
    colors: list(input.colors, kept.colors),
    materials: list(input.materials, kept.materials),
    styles: list(input.styles, kept.styles),
    timePeriod: text(input.timePeriod, kept.timePeriod),
    productState: text(input.productState, kept.productState),
    secondChanceType: text(input.secondChanceType, kept.secondChanceType),
    width: choice(input.width, kept.width),
    height: choice(input.height, kept.height),
    depth: choice(input.depth, kept.depth),
    diameter: choice(input.diameter, kept.diameter),
    inventory: choice(input.inventory, kept.inventory),
    price: choice(input.price, kept.price),
    comparePrice: choice(input.comparePrice, kept.comparePrice),
    isSetOfProducts: choice(input.isSetOfProducts, kept.isSetOfProducts),
    weightCategory: text(input.weightCategory, kept.weightCategory),
    sellerProductId: text(input.sellerProductId, kept.sellerProductId),
    attributes: list(input.productTypeAttributes, kept.attributes),
    photos: keys.map((mediaKey) => ({ mediaKey })),
  };
}
