import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { Checkbox } from '#src/ui/kit/checkbox.tsx';
import { CopyLink } from '#src/ui/kit/copy-link.tsx';
import { Dialog } from '#src/ui/kit/dialog.tsx';
import { BoardTitleForm } from './board-title-form.tsx';
import styles from './boards.module.css';
import type { Board } from './boards-query.ts';
import { deleteBoard, updateBoard } from './change-boards.ts';
import { useBoardChange } from './use-board-change.ts';

/** Sharing, renaming and removing the open board. */
export function BoardTools({ board }: { readonly board: Board }) {
  const { t } = useLingui();
  const isOffline = useIsOffline();
  const [asked, setAsked] = useState<'rename' | 'delete' | null>(null);
  const { run, isPending } = useBoardChange();
  const isOff = isOffline || isPending;
  const close = () => setAsked(null);
  const rename = async (title: string) => {
    if ((await run((client) => updateBoard(client, { uuid: board.uuid, title }))) !== null) close();
  };
  return (
    <div className={styles.tools}>
      <Checkbox
        isSelected={board.shareKey !== null}
        isDisabled={isOff}
        onChange={(isShared) => void run((client) => updateBoard(client, { uuid: board.uuid, isShared }))}
        description={<Trans>Anyone with the link can view this board. Your name is not shown.</Trans>}
      >
        <Trans>Share this board</Trans>
      </Checkbox>
      {board.shareKey !== null && (
        <CopyLink address={new URL(`/bord/${board.shareKey}`, location.origin).href} size="small" />
      )}
      <Button kind="quiet" size="small" isDisabled={isOff} onPress={() => setAsked('rename')}>
        <Trans>Rename</Trans>
      </Button>
      <Button kind="quiet" size="small" isDisabled={isOff} onPress={() => setAsked('delete')}>
        <Trans>Delete board</Trans>
      </Button>
      {asked === 'rename' && (
        <Dialog isOpen onOpenChange={close} title={<Trans>Rename board</Trans>}>
          <BoardTitleForm
            title={board.title}
            action={t`Save`}
            isBusy={isPending}
            onSubmit={(title) => void rename(title)}
          />
        </Dialog>
      )}
      {asked === 'delete' && <DeleteBoardDialog board={board} onClose={close} />}
    </div>
  );
}

function DeleteBoardDialog({ board, onClose }: { readonly board: Board; readonly onClose: () => void }) {
  const navigate = useNavigate();
  const { run, isPending } = useBoardChange();
  const remove = async () => {
    if ((await run((client) => deleteBoard(client, board.uuid))) === null) return;
    onClose();
    await navigate({ to: '/account/favorieten' });
  };
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onOpenChange={onClose}
      title={<Trans>Delete this board?</Trans>}
      actions={
        <>
          <Button kind="quiet" onPress={onClose}>
            <Trans>Keep it</Trans>
          </Button>
          <Button kind="danger" isPending={isPending} onPress={() => void remove()}>
            <Trans>Delete board</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>The products stay in your favourites. A shared link no longer works.</Trans>
      </p>
    </Dialog>
  );
}
