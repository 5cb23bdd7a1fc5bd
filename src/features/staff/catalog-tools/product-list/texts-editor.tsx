import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { contentLimits } from '#domain/listing-content/content-limits.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { Dialog, Sheet } from '#src/ui/kit/dialog.tsx';
import { TextArea, TextField } from '#src/ui/kit/text-field.tsx';
import { dismissToast, toast } from '#src/ui/kit/toast-store.ts';
import { Problem } from '../problem.tsx';
import { staffToolMessages } from '../staff-messages.ts';
import { staffToast } from '../staff-toast.ts';
import { type FieldErrors, useFieldErrors } from './content-problem-messages.ts';
import { type EditedTexts, editedOf, isChanged, saveTexts } from './edit-texts.ts';
import { FaqRows, ImageRows } from './editor-parts.tsx';
import styles from './product-list-tools.module.css';
import type { ProductListToolsProps } from './product-list-tools-props.ts';

type TextsEditorProps = ProductListToolsProps & { readonly onClose: () => void };

/**
 * Title, text, pictures and questions of a product list, all as plain text: the server rejects markup. Nothing is
 * shown on the page before it is saved, including the removal of a row.
 */
export function TextsEditor({ url, listingContent, onSaved, onClose }: TextsEditorProps) {
  const { t } = useLingui();
  const { edited, setEdited, problem, errors, isSaving, save } = useTextsForm({
    url,
    listingContent,
    onSaved,
    onClose,
  });
  const [asksDiscard, setAsksDiscard] = useState(false);
  const offerUndo = useUndo(setEdited);
  return (
    <Sheet
      title={<Trans>Texts of this product list</Trans>}
      side="right"
      isOpen
      onOpenChange={() => (isChanged(listingContent, edited) ? setAsksDiscard(true) : onClose())}
      actions={
        <>
          {problem !== null && <Problem text={problem} />}
          <Button kind="primary" isPending={isSaving} onPress={() => void save()}>
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
          error={errors.title}
          onChange={(title) => setEdited({ ...edited, title })}
        />
        <TextArea
          label={t`Text below the products`}
          description={t`Leave an empty line between paragraphs. Start a heading with ## and a list item with -.`}
          value={edited.content}
          rows={10}
          maxLength={contentLimits.content}
          error={errors.content}
          onChange={(content) => setEdited({ ...edited, content })}
        />
        <ImageRows
          edited={edited}
          errors={errors}
          onChange={setEdited}
          onRemoved={offerUndo(t`Photo removed`)}
        />
        <FaqRows
          edited={edited}
          errors={errors}
          onChange={setEdited}
          onRemoved={offerUndo(t`Question removed`)}
        />
      </div>
      {asksDiscard && <DiscardDialog onStay={() => setAsksDiscard(false)} onDiscard={onClose} />}
    </Sheet>
  );
}

function useTextsForm({ url, listingContent, onSaved, onClose }: TextsEditorProps) {
  const { t } = useLingui();
  const fieldErrors = useFieldErrors();
  const [edited, setEdited] = useState(() => editedOf(listingContent));
  const [refusal, setRefusal] = useState<string | null>(null);
  const [wasTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const wrong = fieldErrors({ url, ...edited });
  const errors: FieldErrors = wasTried ? wrong : {};
  const problem = Object.keys(errors).length > 0 ? t`Check the marked fields.` : refusal;
  const save = async () => {
    if (!isChanged(listingContent, edited)) {
      staffToast(staffToolMessages.noChange, 'info');
      return onClose();
    }
    setTried(true);
    setRefusal(null);
    if (Object.keys(wrong).length > 0) return;
    setSaving(true);
    const saved = await saveTexts(url, listingContent, edited);
    setSaving(false);
    if (!saved.ok) return setRefusal(saved.message);
    onSaved(saved.value);
    staffToast(staffToolMessages.textsUpdated);
    onClose();
  };
  return { edited, setEdited, problem, errors, isSaving, save };
}

type SetEdited = (change: (now: EditedTexts) => EditedTexts) => void;

/** Offers to undo the removal of a row, as long as the editor is open. */
function useUndo(setEdited: SetEdited) {
  const { t } = useLingui();
  const shown = useRef<number[]>([]);
  useEffect(() => () => shown.current.forEach(dismissToast), []);
  return (sentence: string) => (restore: (now: EditedTexts) => EditedTexts) => {
    shown.current.push(toast(sentence, { action: { label: t`Undo`, run: () => setEdited(restore) } }));
  };
}

interface DiscardDialogProps {
  readonly onStay: () => void;
  readonly onDiscard: () => void;
}

function DiscardDialog({ onStay, onDiscard }: DiscardDialogProps) {
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onOpenChange={onStay}
      title={<Trans>Discard your changes?</Trans>}
      actions={
        <>
          <Button kind="quiet" onPress={onStay}>
            <Trans>Keep editing</Trans>
          </Button>
          <Button kind="danger" onPress={onDiscard}>
            <Trans>Discard changes</Trans>
          </Button>
        </>
      }
    >
      <Trans>Your changes have not been saved.</Trans>
    </Dialog>
  );
}
