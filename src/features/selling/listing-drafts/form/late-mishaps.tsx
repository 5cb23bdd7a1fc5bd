import { lazy, Suspense } from 'react';
import { patientOrEmpty } from '#src/platform/update/patient.ts';
import type { MishapsProps } from './mishaps.tsx';

const load = patientOrEmpty(() => import('./mishaps.tsx').then(({ Mishaps }) => ({ default: Mishaps })));
const Mishaps = lazy(load);
// Loaded together with the form: it appears when the browser has deleted what was stored. The bar says so as well.
void load();

/** What happened to the draft, in files of its own (src/route-manifest/offline-parts.ts). */
export function LateMishaps(props: MishapsProps) {
  return (
    <Suspense fallback={null}>
      <Mishaps {...props} />
    </Suspense>
  );
}
