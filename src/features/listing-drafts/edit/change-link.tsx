import type { ReactNode } from 'react';
import { fieldId } from '../form/draft-form-context.ts';
import { focusField } from '../form/focus-field.ts';
import { changedField } from './editable-product.ts';

export interface ChangeLinkProps {
  /** What staff asked to change (FORM-023). */
  readonly code: string;
  readonly children: ReactNode;
}

/** Leads to the field of the open form that is to be changed, and puts the focus in it. */
export function ChangeLink({ code, children }: ChangeLinkProps) {
  const field = changedField(code);
  return (
    <a
      href={`#${fieldId(field)}`}
      onClick={(event) => {
        event.preventDefault();
        focusField(field);
      }}
    >
      {children}
    </a>
  );
}
