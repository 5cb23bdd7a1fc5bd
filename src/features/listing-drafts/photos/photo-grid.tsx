import { lazy, Suspense } from 'react';
import { patient } from '#src/platform/update/patient.ts';
import type { SortablePhotosProps } from './sortable-photos.tsx';

const load = patient(() =>
  import('./sortable-photos.tsx').then(({ SortablePhotos }) => ({ default: SortablePhotos })),
);
const SortablePhotos = lazy(load);
// On its way with the form, so that it is there before a photo is; whoever never sells keeps none of it.
load().catch(() => undefined);

/** The photos of an ad; what moves them comes with the other photo tools (workers/service-worker/manifest-split.ts). */
export function PhotoGrid(props: SortablePhotosProps) {
  return (
    <Suspense fallback={null}>
      <SortablePhotos {...props} />
    </Suspense>
  );
}
