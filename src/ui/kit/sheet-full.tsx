import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from './button.tsx';
import { cx } from './class-names.ts';
import styles from './sheet-full.module.css';
import { useLayer } from './use-layer.ts';

export interface FullSheetProps {
  readonly title: ReactNode;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly children: ReactNode;
  /** Stays visible at the bottom. */
  readonly actions: ReactNode;
}

/** A full-screen dialog, for long choices on a phone. Escape closes it. */
export function FullSheet({ title, isOpen, onOpenChange, children, actions }: FullSheetProps) {
  const { t } = useLingui();
  useLayer(isOpen, () => onOpenChange(false));
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={cx(styles.ground)}>
      <Modal className={cx(styles.modal)}>
        <Dialog className={cx(styles.sheet)} data-full-sheet>
          <div className={styles.head}>
            <Heading slot="title" className={cx(styles.title)}>
              {title}
            </Heading>
            <IconButton icon={X} label={t`Close`} onPress={() => onOpenChange(false)} />
          </div>
          <div className={styles.body}>{children}</div>
          <div className={styles.actions}>{actions}</div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
