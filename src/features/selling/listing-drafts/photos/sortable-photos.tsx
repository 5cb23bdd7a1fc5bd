import { useLingui } from '@lingui/react/macro';
import { memo, useMemo } from 'react';
import { GridList } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import styles from './photo-grid.module.css';
import type { PhotoActions } from './photo-menu.tsx';
import { PhotoTilesContext, PhotoTileView } from './photo-tile-view.tsx';
import { type PhotoPlace, type PhotoProgress$, type PhotoTile, targetIndex } from './photo-tiles.ts';
import { useUnchangedPlaces } from './use-unchanged.ts';

export interface SortablePhotosProps {
  readonly tiles: readonly PhotoTile[];
  readonly actions: PhotoActions;
  readonly progress$: PhotoProgress$;
}

/**
 * The photos in their order, which can be changed by mouse, touch or keyboard (FORM-047). The grid knows their places
 * alone, because it renders all of its rows when one of its items changes: each tile reads its photo from a context.
 */
export function SortablePhotos({ tiles, actions, progress$ }: SortablePhotosProps) {
  const places = useUnchangedPlaces(tiles);
  const byId = useMemo(() => new Map(tiles.map((tile) => [tile.id, tile])), [tiles]);
  return (
    <PhotoTilesContext value={byId}>
      <Places places={places} actions={actions} progress$={progress$} />
    </PhotoTilesContext>
  );
}

interface PlacesProps extends Omit<SortablePhotosProps, 'tiles'> {
  readonly places: readonly PhotoPlace[];
}

const Places = memo(({ places, actions, progress$ }: PlacesProps) => {
  const { t } = useLingui();
  const order = places.map(({ id }) => id);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder({ keys, target }) {
      const [moved] = [...keys].map(String);
      if (moved === undefined || target.dropPosition === 'on') return;
      const index = targetIndex(order, moved, String(target.key), target.dropPosition);
      if (index !== null) actions.moveTo(moved, index);
    },
  });
  return (
    <GridList
      aria-label={t`Photos in the order of your listing`}
      layout="grid"
      keyboardNavigationBehavior="tab"
      items={places}
      dependencies={[places.length, actions, progress$]}
      dragAndDropHooks={dragAndDropHooks}
      className={styles.grid ?? ''}
    >
      {(place) => (
        <PhotoTileView place={place} count={places.length} actions={actions} progress$={progress$} />
      )}
    </GridList>
  );
});
