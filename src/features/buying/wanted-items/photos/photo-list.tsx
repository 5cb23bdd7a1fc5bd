import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw, X } from 'lucide-react';
import type { DraftPhoto } from '#domain/product/draft.ts';
import { wantedImages } from '#domain/wanted/wanted-rules.ts';
import type { PhotoUploads, RefusedPhoto, UploadingPhoto } from '#src/data/photos/photo-uploads.ts';
import { usePreview } from '#src/data/photos/use-preview.ts';
import { Button, IconButton } from '#src/ui/kit/button.tsx';
import { ProgressBar } from '#src/ui/kit/progress-bar.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { PhotoAdders } from '#src/ui/market/photo-adders.tsx';
import { photoRefusalMessage } from '#src/ui/market/photo-refusal-message.ts';
import styles from './photos.module.css';

export interface PhotoListProps {
  readonly uploads: PhotoUploads;
  readonly photos: readonly UploadingPhoto[];
  readonly refused: readonly RefusedPhoto[];
}

/** The photos of the form, each with its upload state, and the two ways to add one. */
export function PhotoList({ uploads, photos, refused }: PhotoListProps) {
  const { t } = useLingui();
  return (
    <div className={styles.area}>
      {photos.length > 0 && (
        <ul className={styles.tiles} aria-label={t`Your photos`}>
          {photos.map((photo, index) => (
            <Tile key={photo.id} photo={photo} number={index + 1} uploads={uploads} />
          ))}
        </ul>
      )}
      {refused.length > 0 && (
        <ul className={styles.refused} role="alert">
          {refused.map((photo) => (
            <li key={photo.id} className={styles.refusedPhoto}>
              <span>
                <RefusalText photo={photo} />
              </span>
              <IconButton
                icon={X}
                size={18}
                label={t`Close the message about ${photo.name}`}
                onPress={() => uploads.dismiss(photo.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {photos.length < wantedImages.max && <PhotoAdders onFiles={(files) => uploads.add(files)} />}
    </div>
  );
}

function RefusalText({ photo: { name, reason } }: { readonly photo: RefusedPhoto }) {
  const { t } = useLingui();
  if (reason === 'twice') return t`“${name}” has already been added.`;
  if (reason === 'too_many_photos') return t`“${name}” was not added: you can add up to 4 photos.`;
  return t(photoRefusalMessage(reason, name));
}

function Tile({ photo, number, uploads }: { photo: UploadingPhoto; number: number; uploads: PhotoUploads }) {
  const { t } = useLingui();
  const { id, state, progress, preview } = photo;
  const source = usePreview(preview === null ? sentPhoto(photo) : null) ?? preview;
  const stateText = useStateText(photo);
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
        onPress={() => {
          const run = uploads.takeOut(id);
          toast(t`Photo removed`, { action: { label: t`Undo`, run } });
        }}
        className={styles.remove ?? ''}
      />
      <span className={styles.state} role="status">
        {stateText}
      </span>
      {(state === 'preparing' || state === 'sending') && (
        <ProgressBar label={stateText} value={progress} isLabelHidden />
      )}
      {state === 'failed' && (
        <Button size="small" icon={RotateCw} onPress={() => uploads.retry(id)}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </li>
  );
}

/**
 * A photo uploaded before a reload. Only its owner may see it, so `usePreview` loads it with the session's
 * credentials.
 */
function sentPhoto({ id, name, mediaKey }: UploadingPhoto): DraftPhoto {
  return { id, name, mediaKey, hash: mediaKey, width: null, height: null, bytes: null };
}

function useStateText({ state }: UploadingPhoto): string {
  const { t } = useLingui();
  if (state === 'preparing') return t`Preparing`;
  if (state === 'waiting') return t`Waiting for a connection`;
  if (state === 'sending') return t`Sending`;
  return state === 'done' ? t`Saved` : t`Not sent`;
}
