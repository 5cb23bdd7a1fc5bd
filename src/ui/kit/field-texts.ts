import type { ReactNode } from 'react';

export interface FieldTexts {
  readonly label: ReactNode;
  /** Help text below the field. */
  readonly description?: ReactNode;
  /** The error message; its presence marks the field as invalid. */
  readonly error?: ReactNode;
  /** Beside the label: a limit, a count, "optional". */
  readonly aside?: ReactNode;
}

export function hasError(error: ReactNode): boolean {
  return error !== undefined && error !== null && error !== false && error !== '';
}
