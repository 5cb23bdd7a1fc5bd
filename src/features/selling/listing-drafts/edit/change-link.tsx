import type { ReactNode } from 'react';
import { fieldId } from '../form/draft-form-context.ts';
import { focusField } from '../form/focus-field.ts';
import { changedField } from './editable-product.ts';

export interface ChangeLinkProps {
  /** The code of the change that staff requested (FORM-023). */
  readonly code: string;
  readonly children: ReactNode;
}

/** Moves the focus to the field of the open form that needs a change. */
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
