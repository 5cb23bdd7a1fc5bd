import { Trans } from '@lingui/react/macro';
import { MessageSquareWarning } from 'lucide-react';
import { createContext, use } from 'react';
import { Icon } from '#src/ui/kit/icon.tsx';
import styles from './draft-form.module.css';

/** What staff asked to change, by field of the form: the sentences of the reason and of the reviewer. */
export const AskedChangesContext = createContext<ReadonlyMap<string, readonly string[]>>(new Map());

const noteId = (field: string) => `asked-${field}`;

/** What ties a field to what staff asked to change about it, so that a screen reader says it with the field. */
export function useAskedChange(field: string): { readonly 'aria-describedby'?: string } {
  return use(AskedChangesContext).has(field) ? { 'aria-describedby': noteId(field) } : {};
}

/** Under a field: what staff asked to change about it. Nothing for a field that is right. */
export function AskedChangeNote({ field }: { readonly field: string }) {
  const sentences = use(AskedChangesContext).get(field);
  if (sentences === undefined) return null;
  return (
    <div id={noteId(field)} className={styles.asked}>
      <Icon icon={MessageSquareWarning} size={18} />
      <div>
        <p>
          <strong>
            <Trans>Please change this</Trans>
          </strong>
        </p>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  );
}
