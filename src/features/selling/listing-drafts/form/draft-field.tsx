import type { ReactNode } from 'react';
import type { DraftField } from '../model/draft-fields.ts';
import { AskedChangeNote } from './asked-change.tsx';
import styles from './draft-form.module.css';
import { fieldId } from './draft-form-context.ts';
import { OtherVersionsNote } from './other-versions-note.tsx';

/** Wraps a field of the draft: the target of links, and the value of another device. */
export function DraftFieldFrame({ field, children }: { field: DraftField; children: ReactNode }) {
  return (
    <div id={fieldId(field)} className={styles.field}>
      {children}
      <AskedChangeNote field={field} />
      <OtherVersionsNote field={field} />
    </div>
  );
}
