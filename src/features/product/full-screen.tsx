import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '#src/ui/kit/button.tsx';
import { cx } from '#src/ui/kit/class-names.ts';
import { Picture } from '#src/ui/market/picture.tsx';
import styles from './gallery.module.css';
import type { Images } from './gallery.tsx';
import { useSwipe } from './use-swipe.ts';

export interface FullScreenProps {
  readonly images: Images;
  readonly index: number;
  readonly onIndex: (index: number) => void;
  readonly onClose: () => void;
  readonly title: string;
}

/**
 * A photo as large as the screen (PROD-034): arrows go round (PROD-035, PROD-037), Escape closes (PROD-036), the page
 * behind stands still (PROD-038).
 */
export function FullScreen({ images, index, onIndex, onClose, title }: FullScreenProps) {
  const { t } = useLingui();
  const swipe = useSwipe((step) => onIndex(index + step));
  const image = images[index];
  if (image === undefined) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    // The gallery behind listens to the same keys; Escape goes on to the dialog.
    event.stopPropagation();
    onIndex(index + step);
  };
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className={cx(styles.full)}
    >
      <Modal className={cx(styles.fullModal)}>
        <Dialog aria-label={t`Photos of ${title}`} className={cx(styles.fullDialog)}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the dialog; its buttons do the same */}
          <div className={styles.fullStage} onKeyDown={onKeyDown} {...swipe}>
            <Picture
              key={image.key}
              image={image}
              alt={image.alt}
              widths={[640, 1024, 1600, 2000]}
              sizes="100vw"
              fit="inside"
              hasGround={false}
              isFirst
              className={styles.fullPicture ?? ''}
            />
            <IconButton
              icon={X}
              label={t`Close`}
              className={cx(styles.arrow, styles.close)}
              onPress={onClose}
              autoFocus
            />
            {images.length > 1 && (
              <>
                <IconButton
                  icon={ChevronLeft}
                  label={t`Previous photo`}
                  className={cx(styles.arrow, styles.back)}
                  onPress={() => onIndex(index - 1)}
                />
                <IconButton
                  icon={ChevronRight}
                  label={t`Next photo`}
                  className={cx(styles.arrow, styles.forth)}
                  onPress={() => onIndex(index + 1)}
                />
                <span className={styles.number} aria-live="polite">
                  {index + 1} / {images.length}
                </span>
              </>
            )}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
