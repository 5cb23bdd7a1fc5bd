import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import {
  Activity,
  createContext,
  memo,
  type ReactNode,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from './button.tsx';
import { cx } from './class-names.ts';
import { RootMark } from './root-mark.tsx';
import styles from './sheet-full.module.css';
import { useLayer } from './use-layer.ts';

export interface FullSheetProps {
  readonly title: ReactNode;
  readonly isOpen: boolean;
  /** The same function each time, so that the dialog is not rendered with its content. */
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly children: ReactNode;
  /** Stays visible at the bottom. */
  readonly actions: ReactNode;
}

type Parts = Pick<FullSheetProps, 'title' | 'children' | 'actions'>;

const SheetParts = createContext<Parts>({ title: null, children: null, actions: null });

/**
 * A full-screen dialog, for long choices on a phone. Escape closes it. While it is closed, React renders it when it has
 * nothing else to do, without effects and not displayed, so that opening it only shows what is there; a part of `children`
 * that is long to show needs an Activity of its own (docs/decisions/0067-what-a-tap-waits-for.md).
 */
export function FullSheet({ isOpen, onOpenChange, ...parts }: FullSheetProps) {
  useLayer(isOpen, () => onOpenChange(false));
  return (
    <SheetParts value={parts}>
      <Activity mode={isOpen ? 'visible' : 'hidden'}>
        <Frame onOpenChange={onOpenChange} />
      </Activity>
    </SheetParts>
  );
}

/**
 * What it shows comes from a context, so that the dialog is not rendered with it: React Aria's dialog gives new contexts to
 * its headings and buttons whenever it renders, and each of them in a hundred controls would render too.
 */
const Frame = memo(({ onOpenChange }: Pick<FullSheetProps, 'onOpenChange'>) => {
  const { t } = useLingui();
  return (
    <ModalOverlay isOpen onOpenChange={onOpenChange} isDismissable className={cx(styles.ground)}>
      <Modal className={cx(styles.modal)}>
        <Dialog className={cx(styles.sheet)} data-full-sheet>
          <RootMark name="full-sheet" />
          <FocusReturn />
          <div className={styles.head}>
            <Heading slot="title" className={cx(styles.title)}>
              <Part name="title" />
            </Heading>
            <IconButton icon={X} label={t`Close`} onPress={() => onOpenChange(false)} />
          </div>
          <div className={styles.body}>
            <Part name="children" />
          </div>
          <div className={styles.actions}>
            <Part name="actions" />
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
});

function Part({ name }: { readonly name: keyof Parts }) {
  return use(SheetParts)[name];
}

/**
 * Gives the focus back to what opened the sheet. React Aria would give it to what had the focus when the sheet was
 * rendered, which is earlier.
 */
function FocusReturn() {
  const opener = useRef<Element | null>(null);
  // Before the effects of the dialog, which take the focus.
  useLayoutEffect(() => {
    opener.current = document.activeElement;
  }, []);
  // After the cleanup of the dialog around it, which allows the focus to leave.
  useEffect(
    () => () => {
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    },
    [],
  );
  return null;
}
