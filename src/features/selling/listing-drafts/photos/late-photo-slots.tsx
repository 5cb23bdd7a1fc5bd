import { lazy, Suspense } from 'react';
import { patientOrEmpty } from '#src/platform/update/patient.ts';
import styles from './photo-grid.module.css';
import type { PhotoSlotsProps } from './photo-slots.tsx';

const load = patientOrEmpty(() =>
  import('./photo-slots.tsx').then(({ PhotoSlots }) => ({ default: PhotoSlots })),
);
const PhotoSlots = lazy(load);
// Loaded together with the form, which shows them first.
void load();

/** The places for photos, in files of their own (src/route-manifest/offline-parts.ts). */
export function LatePhotoSlots(props: PhotoSlotsProps) {
  return (
    <Suspense fallback={props.taken === 0 ? <div className={styles.slotsToCome} /> : null}>
      <PhotoSlots {...props} />
    </Suspense>
  );
}
