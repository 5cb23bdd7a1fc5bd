import { useLingui } from '@lingui/react/macro';
import { GripVertical, ImagePlus, RotateCw, TriangleAlert } from 'lucide-react';
import { createContext, memo, use } from 'react';
import { Button } from 'react-aria-components/Button';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { GridListItem } from 'react-aria-components/GridList';
import { Text } from 'react-aria-components/Text';
import { usePreview } from '#src/data/photos/use-preview.ts';
import { photoFileTypes } from '#src/ui/market/photo-adders.tsx';
import styles from './photo-grid.module.css';
import { type PhotoActions, PhotoMenu } from './photo-menu.tsx';
import { tileMessage } from './photo-messages.ts';
import { isUnusable, type PhotoPlace, type PhotoProgress$, type PhotoTile } from './photo-tiles.ts';
import { TileProgress } from './tile-progress.tsx';

export interface PhotoTileViewProps {
  readonly place: PhotoPlace;
  readonly count: number;
  readonly actions: PhotoActions;
  readonly progress$: PhotoProgress$;
}

/** The tiles of the grid by the id of their photo. */
export const PhotoTilesContext = createContext<ReadonlyMap<string, PhotoTile>>(new Map());

/** A row of the grid with one photo. Its state is the row's description, which changes without the row. */
export function PhotoTileView({ place, ...rest }: PhotoTileViewProps) {
  const { t } = useLingui();
  const number = place.index + 1;
  return (
    <GridListItem
      id={place.id}
      textValue={place.isFeatured ? t`Photo ${number}, main photo` : t`Photo ${number}`}
      className={styles.tile ?? ''}
      data-featured={place.isFeatured || undefined}
    >
      <TileOf id={place.id} {...rest} />
    </GridListItem>
  );
}

function TileOf({ id, ...rest }: Omit<PhotoTileViewProps, 'place'> & { readonly id: string }) {
  const tile = use(PhotoTilesContext).get(id);
  return tile === undefined ? null : <Tile tile={tile} {...rest} />;
}

interface TileProps extends Omit<PhotoTileViewProps, 'place'> {
  readonly tile: PhotoTile;
}

/** One photo with its state, progress and actions. */
const Tile = memo(({ tile, count, actions, progress$ }: TileProps) => {
  const { t } = useLingui();
  const stored = usePreview(tile.picture === undefined ? tile.photo : null);
  const preview = tile.picture ?? stored;
  const number = tile.index + 1;
  return (
    <>
      {preview === null ? (
        <span className={styles.noPicture} aria-hidden />
      ) : (
        <img className={styles.picture} src={preview} alt={tile.name} draggable={false} />
      )}
      <div className={styles.tileTop}>
        <Button slot="drag" className={styles.tileGrip ?? ''} aria-label={t`Move photo ${number}`}>
          <GripVertical aria-hidden size={18} />
        </Button>
        <PhotoMenu tile={tile} count={count} actions={actions} />
      </div>
      <TileBand tile={tile} actions={actions} progress$={progress$} />
    </>
  );
});

function TileBand({ tile, actions, progress$ }: Omit<TileProps, 'count'>) {
  const { t, i18n } = useLingui();
  const troubled = ['failed', 'refused', 'cancelled'].includes(tile.state);
  return (
    <div className={styles.band} data-troubled={troubled || undefined}>
      {tile.isFeatured && <span className={styles.featured}>{t`Main photo`}</span>}
      {tile.progress !== null ? (
        <TileProgress tile={tile} progress$={progress$} />
      ) : (
        <Text slot="description" className={styles.state ?? ''}>
          {troubled && <TriangleAlert aria-hidden size={14} />}
          {t(tileMessage(tile, i18n.locale, null))}
        </Text>
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
