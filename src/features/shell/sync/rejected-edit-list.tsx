import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { RejectedEdit } from '#src/data/db/types.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { Dialog } from '#src/ui/kit/dialog.tsx';
import { documentTexts } from './document-texts.ts';
import { isDeletion } from './rejected-edit-actions.ts';
import { type ContentLine, type FieldTexts, rejectedEditContent } from './rejected-edit-content.ts';
import styles from './sync.module.css';
import { rejectionMessage } from './sync-messages.ts';

export interface RejectedEditListProps {
  readonly entries: readonly RejectedEdit[];
  /** Renders a link to the document, if it still exists. */
  readonly linkTo: (entry: RejectedEdit) => ReactNode;
  /** The labels and values of a draft's fields. */
  readonly draftTexts: FieldTexts;
  readonly onRetry: (entry: RejectedEdit) => void;
  readonly onThrowAway: (entry: RejectedEdit) => void;
}

/** The rejected edits, each with its reason and content. An entry is removed only by its owner. */
export function RejectedEditList({
  entries,
  linkTo,
  draftTexts,
  onRetry,
  onThrowAway,
}: RejectedEditListProps) {
  const { i18n } = useLingui();
  const [asked, setAsked] = useState<RejectedEdit | null>(null);
  return (
    <>
      <ul className={styles.rows}>
        {entries.map((entry) => (
          <RejectedEditRow
            key={entry.id}
            entry={entry}
            lines={rejectedEditContent(
              entry.content,
              entry.collection === 'drafts' ? draftTexts : documentTexts(entry.collection, i18n),
            )}
            link={linkTo(entry)}
            onRetry={() => onRetry(entry)}
            onThrowAway={() => setAsked(entry)}
          />
        ))}
      </ul>
      <Dialog
        role="alertdialog"
        isOpen={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={<Trans>Delete this change?</Trans>}
        actions={
          <>
            <Button kind="quiet" onPress={() => setAsked(null)}>
              <Trans>Keep it</Trans>
            </Button>
            <Button
              kind="danger"
              onPress={() => {
                if (asked !== null) onThrowAway(asked);
                setAsked(null);
              }}
            >
              <Trans>Delete</Trans>
            </Button>
          </>
        }
      >
        <Trans>It is only on this device. You cannot undo this.</Trans>
      </Dialog>
    </>
  );
}

function RejectedEditRow({
  entry,
  lines,
  link,
  onRetry,
  onThrowAway,
}: {
  entry: RejectedEdit;
  lines: readonly ContentLine[];
  link: ReactNode;
  onRetry: () => void;
  onThrowAway: () => void;
}) {
  const { t } = useLingui();
  return (
    <li className={styles.rejectedRow}>
      <p className={styles.rowTitle}>{t(rejectionMessage(entry.code))}</p>
      <dl className={styles.content}>
        {lines.map(({ name, text }) => (
          <div key={name} className={styles.contentLine}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.buttons}>
        {link}
        {entry.code !== 'other_version' && (
          <Button size="small" onPress={onRetry}>
            {isDeletion(entry.code) ? <Trans>Restore</Trans> : <Trans>Try again</Trans>}
          </Button>
        )}
        <Button size="small" kind="danger" onPress={onThrowAway}>
          <Trans>Delete</Trans>
        </Button>
      </div>
    </li>
  );
}
