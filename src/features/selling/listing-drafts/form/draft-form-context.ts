import { createContext, use } from 'react';
import type { ListingDraft } from '#domain/product/draft.ts';
import type { DraftChange, DraftField } from '../model/draft-fields.ts';
import type { DraftSession } from '../model/draft-session.ts';
import { useAskedChange } from './asked-change.tsx';

export interface DraftFormState {
  readonly draft: ListingDraft;
  readonly session: DraftSession;
  /** The error messages to show now, by field. */
  readonly errors: ReadonlyMap<string, string>;
  readonly sellerType: string | null;
  readonly change: (change: DraftChange) => void;
  /** To be called when a field was left; from then on its errors are shown. */
  readonly left: (field: string) => void;
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

/**
 * What a field of the form needs: its value, and focus handlers that protect it from being overwritten while it is
 * edited.
 */
export function useDraftField<Field extends DraftField>(field: Field) {
  const { draft, session, errors, change, left } = useDraftForm();
  const asked = useAskedChange(field);
  return {
    asked,
    value: draft[field],
    error: errors.get(field),
    change: (value: ListingDraft[Field]) => change({ [field]: value } as DraftChange),
    focus: {
      onFocus: () => session.enter(field),
      onBlur: () => {
        session.leave();
        left(field);
      },
    },
  };
}
