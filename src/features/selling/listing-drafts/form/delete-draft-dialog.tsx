import { Trans, useLingui } from '@lingui/react/macro';
import { firstValueFrom } from 'rxjs';
import type { ListingDraft } from '#domain/product/draft.ts';
import { database$ } from '#src/data/db/database-stream.ts';
import { removeDocument } from '#src/data/db/write.ts';
import { draftPhotoService } from '#src/data/photos/draft-photo-service.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { Dialog } from '#src/ui/kit/dialog.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';

/** Deletes the draft and its photo files, on this device and, after syncing, on the owner's other devices. */
async function deleteDraft(draft: ListingDraft): Promise<void> {
  const database = await firstValueFrom(database$);
  for (const photo of draft.photos) {
    // The draft is deleted all the same: files that stay are deleted a week later (src/data/photos/tidy.ts).
    await draftPhotoService.remove(draft.id, photo.id).catch((error: unknown) => {
      logger.warn('draft_photo_not_deleted', { error: errorText(error) });
    });
  }
  await removeDocument(database, 'drafts', draft.id);
}

export interface DeleteDraftDialogProps {
  /** Called when the deletion is confirmed. */
  readonly draft: () => ListingDraft;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onDeleted: () => void;
}

/** Asks for confirmation: photos that were never uploaded cannot be restored. */
export function DeleteDraftDialog({ draft, isOpen, onOpenChange, onDeleted }: DeleteDraftDialogProps) {
  const { t } = useLingui();
  const confirm = () => {
    onOpenChange(false);
    onDeleted();
    deleteDraft(draft()).then(
      () => toast(t`Draft deleted`),
      () => toast(t`The draft could not be deleted. Try again.`, { kind: 'error' }),
    );
  };
  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={<Trans>Delete this draft?</Trans>}
      actions={
        <>
          <Button kind="quiet" onPress={() => onOpenChange(false)}>
            <Trans>Keep it</Trans>
          </Button>
          <Button kind="danger" onPress={confirm}>
            <Trans>Delete draft</Trans>
          </Button>
        </>
      }
    >
      <Trans>Text and photos are deleted on all your devices. This can’t be undone.</Trans>
    </Dialog>
  );
}
