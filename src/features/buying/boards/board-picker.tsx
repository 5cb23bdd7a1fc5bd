import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { FolderHeart } from 'lucide-react';
import { useState } from 'react';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button, IconButton } from '#src/ui/kit/button.tsx';
import { Checkbox } from '#src/ui/kit/checkbox.tsx';
import { Dialog } from '#src/ui/kit/dialog.tsx';
import { BoardTitleForm } from './board-title-form.tsx';
import styles from './boards.module.css';
import { boardsQuery } from './boards-query.ts';
import { createBoard, setOnBoard } from './change-boards.ts';
import { useBoardChange } from './use-board-change.ts';

export interface BoardPickerProps {
  readonly productUuid: string;
  readonly title: string;
}

/** Opens the list of boards for one product. */
export function BoardPicker({ productUuid, title }: BoardPickerProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon={FolderHeart}
        label={t`Add ${title} to a board`}
        className={styles.onPhoto ?? ''}
        onPress={() => setOpen(true)}
      />
      {isOpen && (
        <Dialog
          isOpen
          onOpenChange={setOpen}
          title={<Trans>Choose boards</Trans>}
          actions={
            <Button kind="primary" onPress={() => setOpen(false)}>
              <Trans>Done</Trans>
            </Button>
          }
        >
          <Choices productUuid={productUuid} title={title} />
        </Dialog>
      )}
    </>
  );
}

function Choices({ productUuid, title }: BoardPickerProps) {
  const { t } = useLingui();
  const isOffline = useIsOffline();
  const { data: boards = [] } = useQuery(boardsQuery);
  const { run, isPending } = useBoardChange();
  const make = async (name: string) => {
    const commandId = crypto.randomUUID();
    const uuid = await run((client) => createBoard(client, name, commandId));
    if (uuid !== null) await run((client) => setOnBoard(client, uuid, productUuid, true));
  };
  return (
    <div className={styles.choices}>
      <p className={styles.product}>{title}</p>
      {isOffline && (
        <Banner kind="warning">
          <Trans>
            You are offline. You can change boards once you are back online; favourites still work.
          </Trans>
        </Banner>
      )}
      {boards.map((board) => (
        <Checkbox
          key={board.uuid}
          isSelected={board.productUuids.includes(productUuid)}
          isDisabled={isOffline || isPending}
          onChange={(isOn) => void run((client) => setOnBoard(client, board.uuid, productUuid, isOn))}
        >
          {board.title}
        </Checkbox>
      ))}
      {!isOffline && (
        <BoardTitleForm
          key={boards.length}
          action={t`New board`}
          isBusy={isPending}
          onSubmit={(name) => void make(name)}
        />
      )}
    </div>
  );
}
