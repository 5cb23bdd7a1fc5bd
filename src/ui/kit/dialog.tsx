import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from './button.tsx';
import { cx } from './class-names.ts';
import styles from './overlay.module.css';
import { RootMark } from './root-mark.tsx';
import { useLayer } from './use-layer.ts';

export interface DialogProps {
  readonly title: ReactNode;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly children: ReactNode;
  /** Buttons at the bottom, the main one last. */
  readonly actions?: ReactNode;
  /** 'alertdialog' asks one question and requires an answer: it is narrower, and a click outside does not close it. */
  readonly role?: 'dialog' | 'alertdialog';
}

/** A modal dialog: Escape closes it, the focus is trapped in it and restored afterwards. */
export function Dialog(props: DialogProps) {
  const { isOpen, onOpenChange, role = 'dialog' } = props;
  useLayer(isOpen, () => onOpenChange(false));
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={role === 'dialog'}
      className={cx(styles.backdrop)}
    >
      <Modal className={cx(styles.modal, role === 'alertdialog' && styles.question)}>
        <DialogContent {...props} role={role} />
      </Modal>
    </ModalOverlay>
  );
}

export interface SheetProps extends Omit<DialogProps, 'role'> {
  /** The edge that it slides in from. Defaults to 'bottom'. */
  readonly side?: 'left' | 'right' | 'bottom';
}

/** A dialog that slides in from an edge, for menus, filters and panels. */
export function Sheet({ side = 'bottom', ...props }: SheetProps) {
  useLayer(props.isOpen, () => props.onOpenChange(false));
  const from = { left: styles.fromLeft, right: styles.fromRight, bottom: styles.fromBottom }[side];
  return (
    <ModalOverlay
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
      isDismissable
      className={cx(styles.backdrop, styles.sheetGround, from)}
    >
      <Modal className={cx(styles.sheet)}>
        <DialogContent {...props} role="dialog" />
      </Modal>
    </ModalOverlay>
  );
}

function DialogContent({ title, children, actions, role = 'dialog', onOpenChange }: DialogProps) {
  const { t } = useLingui();
  return (
    <AriaDialog role={role} className={cx(styles.dialog)}>
      <RootMark name="dialog" />
      <div className={styles.head}>
        <Heading slot="title" className={cx(styles.title)}>
          {title}
        </Heading>
        <IconButton icon={X} label={t`Close`} onPress={() => onOpenChange(false)} />
      </div>
      <div className={styles.body}>{children}</div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </AriaDialog>
  );
}
