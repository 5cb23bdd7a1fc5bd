import { attributesFor } from '#domain/catalog/attribute-values.ts';
import { type Cents, centsOf } from '#domain/money/cents.ts';
import { priceForSeller } from '#domain/money/pricing.ts';
import { unknownBrand } from '#domain/product/limits.ts';
import { effectiveInventory } from '#domain/product/number-rules.ts';
import type { ProductContent, ProductField, ProductProblem } from '#domain/product/problem.ts';
import type { ProductRow } from '../products/product-view.ts';
import type { Seller } from '../sellers/public.ts';
import { positionOf } from './places.ts';

/** The columns that follow from the seller's input, and the location of the product. */
export type ContentColumns = Omit<
  ProductRow,
  | 'id'
  | 'slug'
  | 'seller_id'
  | 'status'
  | 'collections'
  | 'margin_ppm'
  | 'attributes'
  | 'editorial_description'
  | 'editorial_source'
  | 'requested_changes'
  | 'scrape_url'
  | 'original_price_cents'
  | 'decade'
  | 'co2_saved_grams'
  | 'highlight_type'
  | 'mood_image_key'
  | 'view_count'
  | 'lowest_before_cents'
  | 'shown_compare_cents'
  | 'sold_at'
  | 'submitted_at'
  | 'publication_date'
  | 'created_at'
  | 'updated_at'
> & { attributes: string };

/**
 * Returns the columns of a validated content. Values with a problem, which only a DRAFT may have, are stored as null
 * or as the column's default, so the database never contains a width of 5000 cm or an unknown colour. Texts are
 * stored unchanged.
 */
export function columnsOf(
  content: ProductContent,
  problems: readonly ProductProblem[],
  seller: Seller,
  productMargin: number | null,
): ContentColumns {
  const wrong = new Set<ProductField>(problems.map((problem) => problem.field));
  const sound = <Value>(field: ProductField, value: Value): Value | null => (wrong.has(field) ? null : value);
  const named = (field: ProductField, value: string) => sound(field, value === '' ? null : value);
  const list = (field: ProductField, values: readonly string[]) => [...(sound(field, values) ?? [])];
  const asked = cents(sound('price', content.price));
  return {
    title: content.title.trim(),
    description: content.description.trim(),
    brand: content.brandUnknown ? unknownBrand : named('brand', content.brand.trim()),
    product_type: named('productType', content.productType),
    main_category: named('category', content.mainCategory),
    sub_category: named('category', content.subCategory),
    category: named('category', content.category),
    colors: list('colors', content.colors),
    materials: list('materials', content.materials),
    styles: list('styles', content.styles),
    time_period: named('timePeriod', content.timePeriod),
    product_state: named('productState', content.productState),
    second_chance_type: named('secondChanceType', content.secondChanceType),
    width: sound('width', content.width),
    height: sound('height', content.height),
    depth: sound('depth', content.depth),
    diameter: sound('diameter', content.diameter),
    inventory: sound('inventory', effectiveInventory(content)) ?? 1,
    raw_price_cents: asked,
    price_cents: asked === null ? null : priceOf(asked, seller, productMargin),
    compare_price_cents: cents(sound('comparePrice', content.comparePrice)),
    is_set: content.isSetOfProducts,
    seller_product_id: sound('sellerProductId', content.sellerProductId.trim()) ?? '',
    weight_category: named('weightCategory', content.weightCategory),
    attributes: JSON.stringify(attributesFor(content.productType, content.attributes)),
    city: seller.city,
    province: seller.province,
    country: seller.country,
    ...positionOf(seller),
  };
}

function cents(euros: number | null): Cents | null {
  return euros === null ? null : centsOf(euros);
}

/**
 * Returns the buyer's price for the seller's asking price. The product's own margin overrides the seller's
 * (FORM-063).
 */
function priceOf(asked: Cents, seller: Seller, productMargin: number | null): Cents {
  return priceForSeller(asked, {
    margin: productMargin ?? seller.margin_ppm,
    transactionFee: seller.transaction_fee_cents,
  });
}
