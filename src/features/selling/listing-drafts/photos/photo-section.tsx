import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { photoLimit } from '#domain/product/draft.ts';
import { IconButton } from '#src/ui/kit/button.tsx';
import { PhotoAdders } from '#src/ui/market/photo-adders.tsx';
import { photoRefusalMessage } from '#src/ui/market/photo-refusal-message.ts';
import { useAskedChange } from '../form/asked-change.tsx';
import { LateBackgroundTool } from './late-background-tool.tsx';
import styles from './photo-grid.module.css';
import { PhotoGrid } from './photo-grid.tsx';
import type { PhotoActions } from './photo-menu.tsx';
import { hintMessage, problemMessage } from './photo-messages.ts';
import { countTiles, type PhotoTile, type RefusedFile } from './photo-tiles.ts';
import type { CutOutActions } from './use-draft-photos.ts';
import { useFileDrop } from './use-file-drop.ts';

export interface PhotoSectionProps {
  readonly tiles: readonly PhotoTile[];
  readonly arriving: number;
  readonly refused: readonly RefusedFile[];
  readonly actions: PhotoActions;
  readonly onFiles: (files: File[]) => void;
  readonly onDismiss: (id: string) => void;
  readonly cutOuts: CutOutActions;
  readonly error: ReactNode;
  readonly advised: number | null;
}

/** The photos of a product: chosen, taken, dropped or pasted, each with its own state. */
export function PhotoSection({
  tiles,
  arriving,
  refused,
  actions,
  onFiles,
  onDismiss,
  cutOuts,
  error,
  advised,
}: PhotoSectionProps) {
  const take = useCallback((files: File[]) => files.length > 0 && onFiles(files), [onFiles]);
  const drop = useFileDrop(take);
  const { t } = useLingui();
  return (
    <section
      aria-label={t`Photos`}
      {...useAskedChange('photos')}
      className={styles.area}
      data-over={drop.over || undefined}
      {...drop.handlers}
    >
      {tiles.length > 0 && <PhotoGrid tiles={tiles} actions={actions} />}
      <LateBackgroundTool featured={tiles[0]} cutOuts={cutOuts} />
      <PhotoProblems tiles={tiles} />
      <RefusedFiles refused={refused} onDismiss={onDismiss} />
      {tiles.length < photoLimit && <PhotoAdders onFiles={take} />}
      <Counts tiles={tiles} arriving={arriving} advised={advised} />
      {error}
    </section>
  );
}

function Counts({
  tiles,
  arriving,
  advised,
}: {
  tiles: readonly PhotoTile[];
  arriving: number;
  advised: number | null;
}) {
  const { total, uploaded, underway } = countTiles(tiles);
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
    return (
      <p className={styles.counts}>
        <Trans>
          2 to {photoLimit} photos. The first one is the main photo: from the front, in daylight, the whole
          product in view.
        </Trans>
      </p>
    );
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
      {advised !== null && <Trans>Listings with {advised} or more photos sell faster.</Trans>}
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
