import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw, X } from 'lucide-react';
import { mostCasePhotos } from '#domain/cases/case-terms.ts';
import type { DraftPhoto } from '#domain/product/draft.ts';
import type { PhotoUploads, RefusedPhoto, UploadingPhoto } from '#src/data/photos/photo-uploads.ts';
import { usePreview } from '#src/data/photos/use-preview.ts';
import { Button, IconButton } from '#src/ui/kit/button.tsx';
import { ProgressBar } from '#src/ui/kit/progress-bar.tsx';
import { PhotoAdders } from '#src/ui/market/photo-adders.tsx';
import { photoRefusalMessage } from '#src/ui/market/photo-refusal-message.ts';
import styles from './cases.module.css';

export interface PhotoFieldProps {
  readonly uploads: PhotoUploads;
  readonly photos: readonly UploadingPhoto[];
  readonly refused: readonly RefusedPhoto[];
  readonly onFiles: (files: readonly File[]) => void;
}

/** The photos of a message with their upload status; without a connection they wait in the upload queue. */
export function PhotoField({ uploads, photos, refused, onFiles }: PhotoFieldProps) {
  const { t } = useLingui();
  return (
    <div className={styles.part}>
      {photos.length > 0 && (
        <ul className={styles.tiles} aria-label={t`Your photos`}>
          {photos.map((photo, index) => (
            <Tile key={photo.id} photo={photo} number={index + 1} uploads={uploads} />
          ))}
        </ul>
      )}
      {refused.map((photo) => (
        <p key={photo.id} className={styles.refused} role="alert">
          <RefusalText photo={photo} />
          <IconButton
            icon={X}
            size={18}
            label={t`Close the message about ${photo.name}`}
            onPress={() => uploads.dismiss(photo.id)}
          />
        </p>
      ))}
      {photos.length < mostCasePhotos && <PhotoAdders onFiles={onFiles} />}
    </div>
  );
}

function RefusalText({ photo: { name, reason } }: { readonly photo: RefusedPhoto }) {
  const { t } = useLingui();
  if (reason === 'twice') return t`“${name}” has already been added.`;
  if (reason === 'too_many_photos')
    return t`“${name}” was not added: you can add up to ${mostCasePhotos} photos.`;
  return t(photoRefusalMessage(reason, name));
}

interface TileProps {
  readonly photo: UploadingPhoto;
  readonly number: number;
  readonly uploads: PhotoUploads;
}

function Tile({ photo, number, uploads }: TileProps) {
  const { t } = useLingui();
  const { id, name, mediaKey, state, progress, preview } = photo;
  // Uploaded before a reload: only its owner may see it, so it is fetched with the session.
  const sent: DraftPhoto = { id, name, mediaKey, hash: mediaKey, width: null, height: null, bytes: null };
  const source = usePreview(preview === null ? sent : null) ?? preview;
  const status = useStatus(photo);
  return (
    <li className={styles.tile}>
      {source === null ? (
        <span className={styles.photo} />
      ) : (
        <img src={source} alt={name} className={styles.photo} />
      )}
      <span className={styles.soft} role="status">
        {status}
      </span>
      {(state === 'preparing' || state === 'sending') && (
        <ProgressBar label={status} value={progress} isLabelHidden />
      )}
      {state === 'failed' && (
        <Button size="small" icon={RotateCw} onPress={() => uploads.retry(id)}>
          <Trans>Try again</Trans>
        </Button>
      )}
      <Button
        size="small"
        kind="quiet"
        icon={X}
        aria-label={t`Remove photo ${number}`}
        onPress={() => uploads.remove(id)}
      >
        <Trans>Remove</Trans>
      </Button>
    </li>
  );
}

function useStatus({ state }: UploadingPhoto): string {
  const { t } = useLingui();
  if (state === 'preparing') return t`Preparing`;
  if (state === 'waiting') return t`Waiting for a connection`;
  if (state === 'sending') return t`Sending`;
  return state === 'done' ? t`Saved` : t`Not sent`;
}
