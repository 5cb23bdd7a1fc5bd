import { lazy, Suspense } from 'react';
import { patient } from '#src/platform/update/patient.ts';
import type { BackgroundToolProps } from './background-tool.tsx';

const load = patient(() =>
  import('./background-tool.tsx').then(({ BackgroundTool }) => ({ default: BackgroundTool })),
);
const BackgroundTool = lazy(load);
// On its way with the form, so that it is there before a photo is.
load().catch(() => undefined);

/** The tool for the main photo; its code comes with the other photo tools (workers/service-worker/manifest-split.ts). */
export function LateBackgroundTool(props: BackgroundToolProps) {
  if (props.featured === undefined) return null;
  return (
    <Suspense fallback={null}>
      <BackgroundTool {...props} />
    </Suspense>
  );
}
