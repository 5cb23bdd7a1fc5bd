import type { ListingDraft } from '#domain/product/draft.ts';
import { unknownBrand } from '#domain/product/limits.ts';
import type { ProductContent } from '#domain/product/problem.ts';
import type { ProductView } from '../products/product-view.ts';

/** The content of an empty form, from which createProduct starts. */
export const emptyContent: ProductContent = {
  title: '',
  description: '',
  brand: '',
  brandUnknown: false,
  productType: '',
  mainCategory: '',
  subCategory: '',
  category: '',
  colors: [],
  materials: [],
  styles: [],
  timePeriod: '',
  productState: '',
  secondChanceType: '',
  width: null,
  height: null,
  depth: null,
  diameter: null,
  inventory: 1,
  price: null,
  comparePrice: null,
  isSetOfProducts: null,
  weightCategory: '',
  sellerProductId: '',
  attributes: [],
  photos: [],
};

/** Converts a replicated draft to the input of the product rules. */
export function contentOfDraft(draft: ListingDraft): ProductContent {
  return { ...draft, photos: draft.photos.map(({ mediaKey }) => ({ mediaKey })) };
}

function eurosOrNull(cents: number | null): number | null {
  return cents === null ? null : cents / 100;
}

/**
 * Converts a stored product to the content of the form; `price` is the seller's asking price, not the buyer's price.
 */
export function contentOfProduct({ product, images }: ProductView): ProductContent {
  return {
    title: product.title,
    description: product.description,
    brand: product.brand === unknownBrand ? '' : (product.brand ?? ''),
    brandUnknown: product.brand === unknownBrand,
    productType: product.product_type ?? '',
    mainCategory: product.main_category ?? '',
    subCategory: product.sub_category ?? '',
    category: product.category ?? '',
    colors: product.colors,
    materials: product.materials,
    styles: product.styles,
    timePeriod: product.time_period ?? '',
    productState: product.product_state ?? '',
    secondChanceType: product.second_chance_type ?? '',
    width: product.width,
    height: product.height,
    depth: product.depth,
    diameter: product.diameter,
    inventory: product.inventory,
    price: eurosOrNull(product.raw_price_cents),
    comparePrice: eurosOrNull(product.compare_price_cents),
    isSetOfProducts: product.is_set,
    weightCategory: product.weight_category ?? '',
    sellerProductId: product.seller_product_id,
    attributes: product.attributes,
    photos: images.map(({ key }) => ({ mediaKey: key })),
  };
}
