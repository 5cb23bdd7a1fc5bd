import { Trans } from '@lingui/react/macro';
import { MessageSquareWarning } from 'lucide-react';
import { createContext, use } from 'react';
import { Icon } from '#src/ui/kit/icon.tsx';
import styles from './draft-form.module.css';

/** What staff asked to change, by field of the form: the sentences of the reason and of the reviewer. */
export const AskedChangesContext = createContext<ReadonlyMap<string, readonly string[]>>(new Map());

/** Under a field: what staff asked to change about it. Nothing for a field that is right. */
export function AskedChangeNote({ field }: { readonly field: string }) {
  const words = use(AskedChangesContext).get(field);
  if (words === undefined) return null;
  return (
    <div className={styles.asked}>
      <Icon icon={MessageSquareWarning} size={18} />
      <div>
        <p>
          <strong>
            <Trans>Please change this</Trans>
          </strong>
        </p>
        {words.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  );
}
