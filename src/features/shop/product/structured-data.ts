import { mediaUrl } from '#src/paths/media-url.ts';
import type { Product } from './product-query.ts';

const vocabulary = 'https://schema.org';

/**
 * The schema.org data of a product for search engines: a Product with its offer, and a BreadcrumbList. The server
 * adds `@context` and makes the paths absolute.
 */
export function structuredDataOf(
  product: Product,
  title: string,
  description: string,
  trail: readonly { readonly label: string; readonly href: string }[],
): readonly object[] {
  const { brand, seller } = product;
  const address = `/products/${product.slug}`;
  const productNode = {
    '@type': 'Product',
    name: title,
    description,
    sku: product.uuid,
    image: product.images.map(({ key }) => mediaUrl({ key, width: 1280 })),
    itemCondition: `${vocabulary}/${product.productState === 'PERFECT' ? 'NewCondition' : 'UsedCondition'}`,
    ...(brand === null || brand.value === 'unknown'
      ? {}
      : { brand: { '@type': 'Brand', name: brand.title } }),
    ...(product.colors.length === 0 ? {} : { color: product.colors.map((color) => color.title).join(', ') }),
    ...(product.materials.length === 0
      ? {}
      : { material: product.materials.map((material) => material.title).join(', ') }),
    offers: {
      '@type': 'Offer',
      url: address,
      price: product.price,
      priceCurrency: 'EUR',
      availability: `${vocabulary}/${product.inventory > 0 ? 'InStock' : 'SoldOut'}`,
      seller: { '@type': seller.type === 'private' ? 'Person' : 'Organization', name: seller.name },
    },
  };
  const steps = [...trail, { label: title, href: address }];
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      item: href,
    })),
  };
  return [productNode, breadcrumbs];
}
