import { createContext, use, useCallback, useMemo } from 'react';
import type { ListingDraft } from '#domain/product/draft.ts';
import type { DraftChange, DraftField } from '../model/draft-fields.ts';
import type { DraftSession, DraftView } from '../model/draft-session.ts';
import { useSelected } from '../model/use-selected.ts';
import { useAskedChange } from './asked-change.tsx';
import type { CheckedForm, FormChecks } from './form-checks.ts';
import { useProblemSentence } from './use-problem-sentence.ts';

/** What the fields share. It does not change with their values: each field subscribes to its own. */
export interface DraftFormState {
  readonly session: DraftSession;
  readonly checks: FormChecks;
  readonly sellerType: string | null;
}

export const DraftFormContext = createContext<DraftFormState | null>(null);

export function useDraftForm(): DraftFormState {
  const form = use(DraftFormContext);
  if (form === null) throw new Error('A field of the draft form stands outside the form.');
  return form;
}

/** The id of the element that the error summary and the checklist link to. */
export function fieldId(field: string): string {
  return `draft-${field}`;
}

/** The id of an error that stands apart from its field. */
export function errorId(field: string): string {
  return `${fieldId(field)}-error`;
}

/** The value of a field; only its changes render the component again. */
export function useDraftValue<Field extends keyof ListingDraft>(field: Field): ListingDraft[Field] {
  const { session } = useDraftForm();
  const select = useCallback(({ draft }: DraftView) => draft[field], [field]);
  return useSelected(session.view$, select);
}

/** The error message to show at a field now. */
export function useFieldError(field: string): string | undefined {
  const { checks } = useDraftForm();
  const select = useCallback(
    ({ shown }: CheckedForm) => shown.find((problem) => problem.field === field) ?? null,
    [field],
  );
  const problem = useSelected(checks.form$, select);
  const sentenceOf = useProblemSentence(checks.originalPrice);
  return problem === null ? undefined : sentenceOf(problem);
}

/** What a field of the form needs: its value, and its other parts. */
export function useDraftField<Field extends DraftField>(field: Field) {
  return { ...useFieldParts(field), value: useDraftValue(field) };
}

/**
 * What a field of the form needs besides its value: its error, and focus handlers that protect it from being overwritten
 * while it is edited.
 */
export function useFieldParts<Field extends DraftField>(field: Field) {
  const { session, checks } = useDraftForm();
  const actions = useMemo(
    () => ({
      change: (value: ListingDraft[Field]) => session.change({ [field]: value } as DraftChange),
      focus: {
        onFocus: () => session.enter(field),
        onBlur: () => {
          session.leave();
          checks.left(field);
        },
      },
    }),
    [session, checks, field],
  );
  return {
    ...actions,
    asked: useAskedChange(field),
    error: useFieldError(field),
  };
}
