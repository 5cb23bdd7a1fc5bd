import { lazy, Suspense, useCallback } from 'react';
import { patientOrEmpty } from '#src/platform/update/patient.ts';
import type { DraftField } from '../model/draft-fields.ts';
import type { DraftView } from '../model/draft-session.ts';
import { versionsOf } from '../model/other-versions.ts';
import { useSelected } from '../model/use-selected.ts';
import { useDraftForm } from './draft-form-context.ts';

const load = patientOrEmpty(() =>
  import('./version-notes.tsx').then(({ VersionNotes }) => ({ default: VersionNotes })),
);
const VersionNotes = lazy(load);
// Loaded together with the form: the other value may arrive when there is no network any more.
void load();

/** The values of a field that lost a conflict, each beside the one that is in the draft. */
export function OtherVersionsNote({ field }: { field: DraftField }) {
  const { session } = useDraftForm();
  const select = useCallback(({ draft }: DraftView) => versionsOf(draft, field), [field]);
  const versions = useSelected(session.view$, select);
  if (versions.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <VersionNotes field={field} versions={versions} />
    </Suspense>
  );
}
