import { Trans, useLingui } from '@lingui/react/macro';
import { Eraser, Undo2 } from 'lucide-react';
import { Button } from '#src/ui/kit/button.tsx';
import { Dialog } from '#src/ui/kit/dialog.tsx';
import { Spinner } from '#src/ui/kit/spinner.tsx';
import { backgroundRefusalMessage } from './background-messages.ts';
import styles from './photo-grid.module.css';
import type { PhotoTile } from './photo-tiles.ts';
import { type BackgroundPreview, canRemoveBackground, useBackground } from './use-background.ts';
import type { CutOutActions } from './use-draft-photos.ts';

export interface BackgroundToolProps {
  /** The main photo. */
  readonly featured: PhotoTile | undefined;
  readonly cutOuts: CutOutActions;
}

/** Removes the background of the main photo, compares both versions, and can restore the original (FORM-048). */
export function BackgroundTool({ featured, cutOuts }: BackgroundToolProps) {
  const { t } = useLingui();
  const tool = useBackground(cutOuts.use);
  if (featured === undefined) return null;
  return (
    <div className={styles.background}>
      {featured.canRestore ? (
        <>
          <Button size="small" icon={Undo2} onPress={() => cutOuts.restore(featured)}>
            <Trans>Restore the original photo</Trans>
          </Button>
          <p className={styles.counts}>
            {cutOuts.storedIn === 'device' ? (
              <Trans>The original is only saved on this device, for as long as this is a draft.</Trans>
            ) : (
              <Trans>You can restore the original until you save.</Trans>
            )}
          </p>
        </>
      ) : (
        <Button
          size="small"
          icon={Eraser}
          isDisabled={!canRemoveBackground(featured)}
          onPress={() => tool.start(featured)}
        >
          <Trans>Remove the background of the main photo</Trans>
        </Button>
      )}
      <p className={styles.counts} role="status">
        {tool.refusal !== null && t(backgroundRefusalMessage(tool.refusal))}
      </p>
      <Dialog
        title={<Trans>Main photo without its background</Trans>}
        isOpen={tool.isOpen}
        onOpenChange={(isOpen) => !isOpen && tool.keepOriginal()}
        actions={
          <>
            <Button kind="quiet" onPress={tool.keepOriginal}>
              <Trans>Keep the original</Trans>
            </Button>
            <Button kind="primary" isDisabled={tool.preview === null} onPress={tool.useCutOut}>
              <Trans>Use the photo without its background</Trans>
            </Button>
          </>
        }
      >
        {tool.preview === null ? (
          <Spinner>{t`Looking for the product in your photo…`}</Spinner>
        ) : (
          <BeforeAndAfter {...tool.preview} />
        )}
      </Dialog>
    </div>
  );
}

function BeforeAndAfter({ before, after }: BackgroundPreview) {
  const { t } = useLingui();
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a small screen the window scrolls, by keyboard too */}
      <section tabIndex={0} aria-label={t`Both photos`} className={styles.compared}>
        <figure className={styles.figure}>
          <img src={before} alt="" />
          <figcaption>
            <Trans>Original photo</Trans>
          </figcaption>
        </figure>
        <figure className={styles.figure}>
          <img src={after} alt="" />
          <figcaption>
            <Trans>Without its background</Trans>
          </figcaption>
        </figure>
      </section>
      <p className={styles.counts}>
        <Trans>Look at the edges: thin legs, glass and shadows do not always come out well.</Trans>
      </p>
    </>
  );
}
