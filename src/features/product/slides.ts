import type { Product } from './product-query.ts';

export type Images = Product['images'];
export type ProductPhoto = Images[number];

/** The entry of a product's pictures that stands for "more like this" (PROD-017). */
export const similarEntry = 'show-mlt';

export type Slide =
  | { readonly kind: 'photo'; readonly photo: ProductPhoto; readonly number: number }
  | { readonly kind: 'similar' };

/**
 * What the slider shows: the photos with their numbers from 1, and the slide that leads to similar pieces, where the
 * pictures name it or else at the end. That one never counts as an image (PROD-017); without photos there is none.
 */
export function slidesOf(images: Images): readonly Slide[] {
  const photos = images.filter(({ key }) => key !== similarEntry);
  if (photos.length === 0) return [];
  const slides: Slide[] = photos.map((photo, at) => ({ kind: 'photo', photo, number: at + 1 }));
  const named = images.findIndex(({ key }) => key === similarEntry);
  slides.splice(named === -1 ? slides.length : named, 0, { kind: 'similar' });
  return slides;
}
