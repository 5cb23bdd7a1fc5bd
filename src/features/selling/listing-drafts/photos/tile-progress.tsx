import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import { Text } from 'react-aria-components/Text';
import { useSelected } from '../model/use-selected.ts';
import styles from './photo-grid.module.css';
import { tileMessage } from './photo-messages.ts';
import type { PhotoProgress$, PhotoTile } from './photo-tiles.ts';

/** The status of a photo in progress. It subscribes to that progress itself, so that its tile is not rendered again. */
export function TileProgress({
  tile,
  progress$,
}: {
  readonly tile: PhotoTile;
  readonly progress$: PhotoProgress$;
}) {
  const { t, i18n } = useLingui();
  const percent = usePercent(tile.id, progress$);
  const label = t(tileMessage(tile, i18n.locale, percent));
  return (
    <>
      <Text slot="description" className={styles.state ?? ''}>
        {label}
      </Text>
      <ProgressBar
        className={styles.progress ?? ''}
        value={percent ?? 0}
        aria-label={label}
        valueLabel={label}
      >
        <span className={styles.progressFill} style={{ translate: `${(percent ?? 0) - 100}% 0` }} />
      </ProgressBar>
    </>
  );
}

function usePercent(id: string, progress$: PhotoProgress$): number | null {
  const select = useCallback(
    (photos: PhotoProgress$['value']) => {
      const progress = photos.find((photo) => photo.id === id)?.progress ?? null;
      return progress === null ? null : Math.round(progress * 100);
    },
    [id],
  );
  return useSelected(progress$, select);
}
