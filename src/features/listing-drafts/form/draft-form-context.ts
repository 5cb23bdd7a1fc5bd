import { createContext, use } from 'react';
import type { ListingDraft } from '#domain/product/draft.ts';
import type { DraftChange, DraftField } from '../model/draft-fields.ts';
import type { DraftSession } from '../model/draft-session.ts';
import { useAskedChange } from './asked-change.tsx';

export interface DraftFormState {
  readonly draft: ListingDraft;
  readonly session: DraftSession;
  /** The sentence of what is wrong, by field; only what is to be shown now. */
  readonly errors: ReadonlyMap<string, string>;
  readonly sellerType: string | null;
  readonly change: (change: DraftChange) => void;
  /** A field was left: from now on it may show what is wrong with it. */
  readonly left: (field: string) => void;
}

export const DraftFormContext = createContext<DraftFormState | null>(null);

export function useDraftForm(): DraftFormState {
  const form = use(DraftFormContext);
  if (form === null) throw new Error('A field of the draft form stands outside the form.');
  return form;
}

/** The element that the summary of errors and the list of things to do point at. */
export function fieldId(field: string): string {
  return `draft-${field}`;
}

/** What a field of the form needs: its value, and focus that protects it from being overwritten while in use. */
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
