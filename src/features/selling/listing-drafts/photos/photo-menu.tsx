import { Trans, useLingui } from '@lingui/react/macro';
import { Ellipsis } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from '#src/ui/kit/popover.tsx';
import styles from './photo-grid.module.css';
import { isUnusable, type PhotoTile } from './photo-tiles.ts';

export interface PhotoActions {
  readonly moveTo: (id: string, index: number) => void;
  readonly retry: (tile: PhotoTile) => void;
  readonly stop: (tile: PhotoTile) => void;
  readonly remove: (tile: PhotoTile) => void;
  /** Replaces a photo that the server refused by a file; absent where refused photos are removed automatically. */
  readonly replace?: (tile: PhotoTile, file: File) => void;
}

const stoppable: readonly string[] = ['waiting', 'converting', 'compressing', 'queued', 'uploading'];
const retryable: readonly string[] = ['failed', 'cancelled'];

/** Every action on a photo; each drag action has its counterpart here, for people who do not drag. */
export function PhotoMenu({
  tile,
  count,
  actions,
}: {
  tile: PhotoTile;
  count: number;
  actions: PhotoActions;
}) {
  const { t } = useLingui();
  const { id, index } = tile;
  const number = index + 1;
  return (
    <MenuTrigger>
      <Button className={styles.tileButton ?? ''} aria-label={t`Options for photo ${number}`}>
        <Ellipsis aria-hidden size={18} />
      </Button>
      <Popover className={styles.menuPopover ?? ''} placement="bottom end">
        <Menu className={styles.menu ?? ''}>
          {index > 0 && (
            <MenuItem className={styles.menuItem ?? ''} onAction={() => actions.moveTo(id, 0)}>
              <Trans>Set as main photo</Trans>
            </MenuItem>
          )}
          {index > 1 && (
            <MenuItem className={styles.menuItem ?? ''} onAction={() => actions.moveTo(id, index - 1)}>
              <Trans>Move forward</Trans>
            </MenuItem>
          )}
          {index < count - 1 && (
            <MenuItem className={styles.menuItem ?? ''} onAction={() => actions.moveTo(id, index + 1)}>
              <Trans>Move back</Trans>
            </MenuItem>
          )}
          {retryable.includes(tile.state) && !isUnusable(tile) && (
            <MenuItem className={styles.menuItem ?? ''} onAction={() => actions.retry(tile)}>
              <Trans>Try again</Trans>
            </MenuItem>
          )}
          {stoppable.includes(tile.state) && (
            <MenuItem className={styles.menuItem ?? ''} onAction={() => actions.stop(tile)}>
              <Trans>Stop</Trans>
            </MenuItem>
          )}
          <MenuItem className={styles.menuItemDanger ?? ''} onAction={() => actions.remove(tile)}>
            <Trans>Remove</Trans>
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
