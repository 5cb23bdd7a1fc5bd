import { Trans } from '@lingui/react/macro';
import { MessageSquareWarning } from 'lucide-react';
import { createContext, use } from 'react';
import { Icon } from '#src/ui/kit/icon.tsx';
import styles from './draft-form.module.css';

/** The changes that staff requested, by field of the form: the messages of the reason and of the reviewer. */
export const AskedChangesContext = createContext<ReadonlyMap<string, readonly string[]>>(new Map());

const noteId = (field: string) => `asked-${field}`;

/** Connects a field with its requested change, so that screen readers announce it with the field. */
export function useAskedChange(field: string): { readonly 'aria-describedby'?: string } {
  return use(AskedChangesContext).has(field) ? { 'aria-describedby': noteId(field) } : {};
}

/** The requested change, below its field; renders nothing for any other field. */
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
