import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import {
  Activity,
  createContext,
  memo,
  type ReactNode,
  type RefObject,
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
  /** Gets the focus when the sheet is closed and what opened it is gone. */
  readonly opener: RefObject<HTMLElement | null>;
}

type Parts = Pick<FullSheetProps, 'title' | 'children' | 'actions'>;

const SheetParts = createContext<Parts>({ title: null, children: null, actions: null });

/**
 * A full-screen dialog, for long choices on a phone. Escape closes it. While it is closed, React renders it when it has
 * nothing else to do, and does not display it (docs/decisions/0067-what-a-tap-waits-for.md). The effects of `children` run
 * each time it opens, and their cleanups each time it closes; their state stays.
 */
export function FullSheet({ isOpen, onOpenChange, opener, ...parts }: FullSheetProps) {
  useLayer(isOpen, () => onOpenChange(false));
  return (
    <SheetParts value={parts}>
      <Activity mode={isOpen ? 'visible' : 'hidden'}>
        <Frame onOpenChange={onOpenChange} opener={opener} />
      </Activity>
    </SheetParts>
  );
}

/**
 * What it shows comes from a context, so that the dialog is not rendered with it: React Aria's dialog gives new contexts to
 * its headings and buttons whenever it renders, and those of selects and sliders would render too.
 */
const Frame = memo(({ onOpenChange, opener }: Pick<FullSheetProps, 'onOpenChange' | 'opener'>) => {
  const { t } = useLingui();
  return (
    <ModalOverlay isOpen onOpenChange={onOpenChange} isDismissable className={cx(styles.ground)}>
      <Modal className={cx(styles.modal)}>
        <Dialog className={cx(styles.sheet)} data-full-sheet>
          <RootMark name="full-sheet" />
          <FocusReturn fallback={opener} />
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
 * Gives the focus back to what opened the sheet, or to `fallback` if that is gone. Otherwise React Aria would give it to
 * what had the focus when the sheet was rendered, which is earlier.
 */
function FocusReturn({ fallback }: { readonly fallback: RefObject<HTMLElement | null> }) {
  const focused = useRef<Element | null>(null);
  // Before the effects of the dialog, which take the focus.
  useLayoutEffect(() => {
    focused.current = document.activeElement;
  }, []);
  // After the cleanup of the dialog around it, which allows the focus to leave.
  useEffect(
    () => () => {
      const { current: opener } = focused;
      const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
      (isThere ? opener : fallback.current)?.focus({ preventScroll: true });
    },
    [fallback],
  );
  return null;
}
