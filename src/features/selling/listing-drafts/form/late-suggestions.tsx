import { lazy, Suspense } from 'react';
import { patientOrEmpty } from '#src/platform/update/patient.ts';
import type { QuickChoicesProps } from './quick-choices.tsx';

const loadChoices = patientOrEmpty(() =>
  import('./quick-choices.tsx').then(({ QuickChoices }) => ({ default: QuickChoices })),
);
const loadCategories = patientOrEmpty(() =>
  import('./category-suggestions.tsx').then(({ CategorySuggestions }) => ({ default: CategorySuggestions })),
);
const QuickChoices = lazy(loadChoices);
const CategorySuggestions = lazy(loadCategories);

/** The likely options of a long list, in files of their own (src/route-manifest/offline-parts.ts). */
export function LateQuickChoices(props: QuickChoicesProps) {
  return (
    <Suspense fallback={null}>
      <QuickChoices {...props} />
    </Suspense>
  );
}

/** The categories that the title mentions, in files of their own (src/route-manifest/offline-parts.ts). */
export function LateCategorySuggestions() {
  return (
    <Suspense fallback={null}>
      <CategorySuggestions />
    </Suspense>
  );
}
