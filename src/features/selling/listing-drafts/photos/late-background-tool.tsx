import { lazy, Suspense } from 'react';
import { patientOrEmpty } from '#src/platform/update/patient.ts';
import type { BackgroundToolProps } from './background-tool.tsx';

const load = patientOrEmpty(() =>
  import('./background-tool.tsx').then(({ BackgroundTool }) => ({ default: BackgroundTool })),
);
const BackgroundTool = lazy(load);
// Loaded together with the form, so that it is ready before the first photo.
void load();

/**
 * The background tool of the main photo, in the chunk of the photo tools (src/route-manifest/offline-parts.ts).
 */
export function LateBackgroundTool(props: BackgroundToolProps) {
  if (props.featured === undefined) return null;
  return (
    <Suspense fallback={null}>
      <BackgroundTool {...props} />
    </Suspense>
  );
}
