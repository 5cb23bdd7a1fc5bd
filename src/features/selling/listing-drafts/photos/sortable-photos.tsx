import { useLingui } from '@lingui/react/macro';
import { GridList } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import styles from './photo-grid.module.css';
import type { PhotoActions } from './photo-menu.tsx';
import { PhotoTileView } from './photo-tile-view.tsx';
import { type PhotoProgress$, type PhotoTile, targetIndex } from './photo-tiles.ts';

export interface SortablePhotosProps {
  readonly tiles: readonly PhotoTile[];
  readonly actions: PhotoActions;
  readonly progress$: PhotoProgress$;
}

/** The photos in their order, which can be changed by mouse, touch or keyboard (FORM-047). */
export function SortablePhotos({ tiles, actions, progress$ }: SortablePhotosProps) {
  const { t } = useLingui();
  const order = tiles.map((tile) => tile.id);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder({ keys, target }) {
      const [moved] = [...keys].map(String);
      const tile = tiles.find((candidate) => candidate.id === moved);
      if (tile === undefined || target.dropPosition === 'on') return;
      const index = targetIndex(order, tile.id, String(target.key), target.dropPosition);
      if (index !== null) actions.moveTo(tile, index);
    },
  });
  return (
    <GridList
      aria-label={t`Photos in the order of your listing`}
      layout="grid"
      keyboardNavigationBehavior="tab"
      items={tiles}
      dependencies={[tiles.length, actions, progress$]}
      dragAndDropHooks={dragAndDropHooks}
      className={styles.grid ?? ''}
    >
      {(tile) => <PhotoTileView tile={tile} count={tiles.length} actions={actions} progress$={progress$} />}
    </GridList>
  );
}
