import { useLingui } from '@lingui/react/macro';
import { GripVertical, ImagePlus, RotateCw, TriangleAlert } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { GridListItem } from 'react-aria-components/GridList';
import { usePreview } from '#src/data/photos/use-preview.ts';
import { photoFileTypes } from '#src/ui/market/photo-adders.tsx';
import styles from './photo-grid.module.css';
import { type PhotoActions, PhotoMenu } from './photo-menu.tsx';
import { tileMessage } from './photo-messages.ts';
import { isUnusable, type PhotoProgress$, type PhotoTile } from './photo-tiles.ts';
import { TileProgress } from './tile-progress.tsx';

export interface PhotoTileViewProps {
  readonly tile: PhotoTile;
  readonly count: number;
  readonly actions: PhotoActions;
  readonly progress$: PhotoProgress$;
}

/** One photo with its state, progress and actions. */
export function PhotoTileView({ tile, count, actions, progress$ }: PhotoTileViewProps) {
  const { t, i18n } = useLingui();
  const stored = usePreview(tile.picture === undefined ? tile.photo : null);
  const preview = tile.picture ?? stored;
  const words = t(tileMessage(tile, i18n.locale, null));
  const number = tile.index + 1;
  const name = tile.isFeatured ? t`Photo ${number}, main photo: ${words}` : t`Photo ${number}: ${words}`;
  return (
    <GridListItem
      id={tile.id}
      textValue={name}
      className={styles.tile ?? ''}
      data-featured={tile.isFeatured || undefined}
    >
      {preview === null ? (
        <span className={styles.noPicture} aria-hidden />
      ) : (
        <img className={styles.picture} src={preview} alt={tile.name} draggable={false} />
      )}
      <div className={styles.tileTop}>
        <Button slot="drag" className={styles.tileGrip ?? ''} aria-label={t`Move photo ${number}`}>
          <GripVertical aria-hidden size={18} />
        </Button>
        <PhotoMenu tile={tile} index={tile.index} count={count} actions={actions} />
      </div>
      <TileBand tile={tile} status={words} actions={actions} progress$={progress$} />
    </GridListItem>
  );
}

interface TileBandProps extends Omit<PhotoTileViewProps, 'count'> {
  readonly status: string;
}

function TileBand({ tile, status, actions, progress$ }: TileBandProps) {
  const { t } = useLingui();
  const troubled = ['failed', 'refused', 'cancelled'].includes(tile.state);
  return (
    <div className={styles.band} data-troubled={troubled || undefined}>
      {tile.isFeatured && <span className={styles.featured}>{t`Main photo`}</span>}
      {tile.progress !== null ? (
        <TileProgress tile={tile} progress$={progress$} />
      ) : (
        <span className={styles.state}>
          {troubled && <TriangleAlert aria-hidden size={14} />}
          {status}
        </span>
      )}
      {actions.replace !== undefined && isUnusable(tile) && (
        <ReplaceButton onFile={(file) => actions.replace?.(tile, file)} />
      )}
      {troubled && tile.state !== 'refused' && !isUnusable(tile) && (
        <Button className={styles.retry ?? ''} onPress={() => actions.retry(tile)}>
          <RotateCw aria-hidden size={14} /> {t`Retry`}
        </Button>
      )}
    </div>
  );
}

function ReplaceButton({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useLingui();
  const take = (files: FileList | null) => {
    const file = files?.item(0);
    if (file) onFile(file);
  };
  return (
    <FileTrigger acceptedFileTypes={photoFileTypes} onSelect={take}>
      <Button className={styles.retry ?? ''}>
        <ImagePlus aria-hidden size={14} /> {t`Replace`}
      </Button>
    </FileTrigger>
  );
}
