import { lazy, Suspense } from 'react';
import { patient } from '#src/platform/update/patient.ts';
import type { SortablePhotosProps } from './sortable-photos.tsx';

const load = patient(() =>
  import('./sortable-photos.tsx').then(({ SortablePhotos }) => ({ default: SortablePhotos })),
);
const SortablePhotos = lazy(load);
// Loaded together with the form, so that it is ready before the first photo; not stored for a person who never sells.
load().catch(() => undefined);

/**
 * The photos of a draft; reordering is in the chunk of the photo tools (src/route-manifest/offline-parts.ts).
 */
export function PhotoGrid(props: SortablePhotosProps) {
  return (
    <Suspense fallback={null}>
      <SortablePhotos {...props} />
    </Suspense>
  );
}
