import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw, X } from 'lucide-react';
import { wantedImages } from '#domain/wanted/wanted-rules.ts';
import type { PhotoTray, RefusedPhoto, TrayPhoto } from '#src/data/photos/photo-tray.ts';
import { mediaUrl } from '#src/paths/media-url.ts';
import { Button, IconButton } from '#src/ui/kit/button.tsx';
import { ProgressBar } from '#src/ui/kit/progress-bar.tsx';
import { PhotoAdders } from '#src/ui/market/photo-adders.tsx';
import { photoRefusalWords } from '#src/ui/market/photo-refusal-words.ts';
import styles from './photos.module.css';

export interface PhotoListProps {
  readonly tray: PhotoTray;
  readonly photos: readonly TrayPhoto[];
  readonly refused: readonly RefusedPhoto[];
}

/** The photos of the form, each with where it stands, and the two ways to another one. */
export function PhotoList({ tray, photos, refused }: PhotoListProps) {
  const { t } = useLingui();
  return (
    <div className={styles.area}>
      {photos.length > 0 && (
        <ul className={styles.tiles} aria-label={t`Your photos`}>
          {photos.map((photo, index) => (
            <Tile key={photo.id} photo={photo} number={index + 1} tray={tray} />
          ))}
        </ul>
      )}
      {refused.length > 0 && (
        <ul className={styles.refused} role="alert">
          {refused.map((photo) => (
            <li key={photo.id} className={styles.refusedPhoto}>
              <span>
                <RefusalWords photo={photo} />
              </span>
              <IconButton
                icon={X}
                size={18}
                label={t`Hide the message about ${photo.name}`}
                onPress={() => tray.dismiss(photo.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {photos.length < wantedImages.max && <PhotoAdders onFiles={(files) => tray.add(files)} />}
    </div>
  );
}

function RefusalWords({ photo: { name, reason } }: { readonly photo: RefusedPhoto }) {
  const { t } = useLingui();
  if (reason === 'twice') return t`“${name}” is there already.`;
  if (reason === 'too_many_photos') return t`“${name}” does not fit any more: at most 4 photos.`;
  return t(photoRefusalWords(reason, name));
}

function Tile({ photo, number, tray }: { photo: TrayPhoto; number: number; tray: PhotoTray }) {
  const { t } = useLingui();
  const { id, state, progress, preview, mediaKey } = photo;
  const sent = mediaKey === null ? null : mediaUrl({ key: mediaKey, width: 256, fit: 'cover', height: 256 });
  const source = preview ?? sent;
  const words = useStateWords(photo);
  return (
    <li className={styles.tile}>
      {source === null ? (
        <span className={styles.ground} />
      ) : (
        <img src={source} alt={photo.name} className={styles.picture} />
      )}
      <IconButton
        icon={X}
        size={18}
        label={t`Remove photo ${number}`}
        onPress={() => tray.remove(id)}
        className={styles.remove ?? ''}
      />
      <span className={styles.state} role="status">
        {words}
      </span>
      {(state === 'preparing' || state === 'sending') && (
        <ProgressBar label={words} value={progress} isLabelHidden />
      )}
      {state === 'failed' && (
        <Button size="small" icon={RotateCw} onPress={() => tray.retry(id)}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </li>
  );
}

function useStateWords({ state }: TrayPhoto): string {
  const { t } = useLingui();
  if (state === 'preparing') return t`Preparing`;
  if (state === 'waiting') return t`Waiting for network`;
  if (state === 'sending') return t`Sending`;
  return state === 'done' ? t`Saved` : t`Not sent`;
}
