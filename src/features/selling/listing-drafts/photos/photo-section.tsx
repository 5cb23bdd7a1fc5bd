import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { memo, useCallback } from 'react';
import { photoLimit } from '#domain/product/draft.ts';
import { photoCount } from '#domain/product/limits.ts';
import { IconButton } from '#src/ui/kit/button.tsx';
import { PhotoAdders } from '#src/ui/market/photo-adders.tsx';
import { photoRefusalMessage } from '#src/ui/market/photo-refusal-message.ts';
import { AskedChangeNote, useAskedChange } from '../form/asked-change.tsx';
import fieldStyles from '../form/draft-form.module.css';
import { fieldId } from '../form/draft-form-context.ts';
import { PlainError } from '../form/plain-error.tsx';
import { LateBackgroundTool } from './late-background-tool.tsx';
import { LatePhotoSlots } from './late-photo-slots.tsx';
import { PhotoAdvice } from './photo-advice.tsx';
import styles from './photo-grid.module.css';
import { PhotoGrid } from './photo-grid.tsx';
import { hintMessage, problemMessage } from './photo-messages.ts';
import { countTiles, type PhotoTile, type RefusedFile } from './photo-tiles.ts';
import type { DraftPhotos } from './use-draft-photos.ts';
import { useFileDrop } from './use-file-drop.ts';

export interface PhotoSectionProps {
  readonly photos: Pick<
    DraftPhotos,
    'tiles' | 'progress$' | 'arriving' | 'refused' | 'actions' | 'add' | 'dismiss' | 'cutOuts'
  >;
}

/** The photos of a product: chosen, taken, dropped or pasted, each with its own state. */
export function PhotoSection({ photos }: PhotoSectionProps) {
  const { tiles, progress$, arriving, refused, actions, add, dismiss, cutOuts } = photos;
  const take = useCallback((files: File[]) => files.length > 0 && add(files), [add]);
  const drop = useFileDrop(take);
  const { t } = useLingui();
  return (
    <div id={fieldId('photos')} className={fieldStyles.field}>
      <section
        aria-label={t`Photos`}
        {...useAskedChange('photos')}
        className={styles.area}
        data-over={drop.over || undefined}
        {...drop.handlers}
      >
        {tiles.length > 0 && <Grid tiles={tiles} actions={actions} progress$={progress$} />}
        <LateBackgroundTool featured={tiles[0]} cutOuts={cutOuts} />
        <PhotoProblems tiles={tiles} />
        <RefusedFiles refused={refused} onDismiss={dismiss} />
        <Slots taken={tiles.length} onFiles={take} />
        {tiles.length < photoLimit && <Adders onFiles={take} />}
        <Counts tiles={tiles} arriving={arriving} />
        <PlainError field="photos" />
      </section>
      <AskedChangeNote field="photos" />
    </div>
  );
}

// A photo that makes progress renders none of these again.
const Grid = memo(PhotoGrid);
const Slots = memo(LatePhotoSlots);
const Adders = memo(PhotoAdders);

function Counts({ tiles, arriving }: { tiles: readonly PhotoTile[]; arriving: number }) {
  const advised = photoCount.advised;
  const { total, uploaded, underway } = countTiles(tiles);
  const isAdvised = total >= photoCount.min && total < advised;
  if (arriving > 0) {
    return (
      <p className={styles.counts} role="status">
        <Plural
          value={arriving}
          one="Saving # photo on this device…"
          other="Saving # photos on this device…"
        />
      </p>
    );
  }
  if (total === 0) {
    return <PhotoAdvice />;
  }
  return (
    <p className={styles.counts} role="status">
      {underway > 0 && uploaded < total ? (
        <Trans>
          {uploaded} of {total} photos uploaded.
        </Trans>
      ) : (
        <Plural value={total} one="# photo." other={`# photos, ${photoLimit} at most.`} />
      )}{' '}
      {isAdvised && <Trans>Listings with {advised} or more photos sell faster.</Trans>}
    </p>
  );
}

/** The problems of photos and hints to improve them, below the grid, where a sentence fits. */
function PhotoProblems({ tiles }: { tiles: readonly PhotoTile[] }) {
  const { t } = useLingui();
  const stuck = tiles.flatMap((tile, index) => {
    const label = problemMessage(tile) ?? hintMessage(tile);
    return label === null ? [] : [{ id: tile.id, number: index + 1, text: t(label) }];
  });
  if (stuck.length === 0) return null;
  return (
    <ul className={styles.refused} role="status">
      {stuck.map(({ id, number, text }) => (
        <li key={id} className={styles.problem}>
          <Trans>
            Photo {number}: {text}
          </Trans>
        </li>
      ))}
    </ul>
  );
}

function RefusedFiles({
  refused,
  onDismiss,
}: {
  refused: readonly RefusedFile[];
  onDismiss: (id: string) => void;
}) {
  const { t } = useLingui();
  if (refused.length === 0) return null;
  return (
    <ul className={styles.refused} role="alert">
      {refused.map(({ id, name, reason }) => (
        <li key={id} className={styles.refusedFile}>
          <span>
            {reason === 'twice' ? t`“${name}” has already been added.` : t(photoRefusalMessage(reason, name))}
          </span>
          <IconButton
            icon={X}
            size={18}
            label={t`Hide the message about ${name}`}
            onPress={() => onDismiss(id)}
          />
        </li>
      ))}
    </ul>
  );
}
