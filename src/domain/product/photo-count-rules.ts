import { photoCount } from './limits.ts';
import type { ProductCheckFacts, ProductContent, ProductProblem } from './problem.ts';

/**
 * Validates the photos: 2 to 20 different ones, all stored on the server before the product is visible (FORM-044,
 * FORM-045).
 */
export function photoProblems({ photos }: ProductContent, facts: ProductCheckFacts): ProductProblem[] {
  if (photos.length > photoCount.max) return [{ field: 'photos', code: 'photos_too_many' }];
  const keys = photos.map((photo) => photo.mediaKey).filter((key) => key !== null);
  const repeated = keys.length - new Set(keys).size;
  if (photos.length - repeated < photoCount.min) return [{ field: 'photos', code: 'photos' }];
  const held = keys.length === photos.length && keys.every((key) => facts.heldPhotoKeys?.has(key) ?? true);
  return held ? [] : [{ field: 'photos', code: 'photos_not_uploaded' }];
}
