import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { contentLimits } from '#domain/listing-content/content-limits.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { Sheet } from '#src/ui/kit/dialog.tsx';
import { TextArea, TextField } from '#src/ui/kit/text-field.tsx';
import { Problem } from '../problem.tsx';
import { staffToast } from '../staff-toast.ts';
import { staffWords } from '../staff-words.ts';
import { type EditedFaq, editedOf, removeFaq, saveWords } from './edit-words.ts';
import { FaqRows, ImageRows } from './editor-parts.tsx';
import styles from './listing.module.css';
import type { ListingStaffProps } from './listing-staff.tsx';

/** Title, text, pictures and questions of a listing: plain texts, which the server refuses with any markup in them. */
export function WordsEditor(props: ListingStaffProps & { readonly onClose: () => void }) {
  const { url, words, onKept, onClose } = props;
  const { t } = useLingui();
  const [edited, setEdited] = useState(() => editedOf(words));
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  /** The kept questions that are being taken away. */
  const [removing, setRemoving] = useState<readonly string[]>([]);
  const save = async () => {
    setSaving(true);
    setProblem(null);
    const saved = await saveWords(url, words, edited);
    setSaving(false);
    if (saved === null) staffToast(staffWords.noChange, 'info');
    else if (saved.ok) onKept(saved.value);
    else return setProblem(saved.message);
    onClose();
  };
  const remove = async (removed: EditedFaq) => {
    const { id } = removed;
    if (id !== null) {
      if (removing.includes(id)) return;
      setRemoving((now) => [...now, id]);
      const told = await removeFaq(id);
      setRemoving((now) => now.filter((one) => one !== id));
      if (!told.ok) return setProblem(told.message);
      onKept(told.value);
    }
    // A kept one may have been typed in meanwhile; one that is not kept yet is only itself.
    const isLeft = (faq: EditedFaq) => (id === null ? faq !== removed : faq.id !== id);
    setEdited((now) => ({ ...now, faqs: now.faqs.filter(isLeft) }));
  };
  return (
    <Sheet
      title={<Trans>Texts of this listing</Trans>}
      side="right"
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          {problem !== null && <Problem text={problem} />}
          <Button kind="primary" isPending={isSaving || removing.length > 0} onPress={() => void save()}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <TextField
          label={t`Title`}
          value={edited.title}
          maxLength={contentLimits.title}
          onChange={(title) => setEdited({ ...edited, title })}
        />
        <TextArea
          label={t`Text below the pieces`}
          description={t`Empty lines part paragraphs, ## begins a heading, - a point.`}
          value={edited.content}
          rows={10}
          maxLength={contentLimits.content}
          onChange={(content) => setEdited({ ...edited, content })}
        />
        <ImageRows edited={edited} onChange={setEdited} />
        <FaqRows
          edited={edited}
          onChange={setEdited}
          onRemove={(faq) => void remove(faq)}
          removing={removing}
        />
      </div>
    </Sheet>
  );
}
