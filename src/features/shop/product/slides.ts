import type { Product } from './product-query.ts';

export type Images = readonly Pick<Product['images'][number], 'key' | 'width' | 'height' | 'color'>[];
export type ProductPhoto = Images[number];

/** The key in a product's images that stands for the slide with similar products (PROD-017). */
export const similarEntry = 'show-mlt';

export type Slide =
  | { readonly kind: 'photo'; readonly photo: ProductPhoto; readonly number: number }
  | { readonly kind: 'similar' };

/**
 * The slides of the gallery: the photos, numbered from 1, and the slide that links to similar products. That slide is
 * at the position given by `similarEntry`, otherwise at the end; it does not count as an image (PROD-017) and is left
 * out if there are no photos.
 */
export function slidesOf(images: Images): readonly Slide[] {
  const photos = images.filter(({ key }) => key !== similarEntry);
  if (photos.length === 0) return [];
  const slides: Slide[] = photos.map((photo, at) => ({ kind: 'photo', photo, number: at + 1 }));
  const named = images.findIndex(({ key }) => key === similarEntry);
  slides.splice(named === -1 ? slides.length : named, 0, { kind: 'similar' });
  return slides;
}
