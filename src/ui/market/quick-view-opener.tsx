import { useLingui } from '@lingui/react/macro';
import { Expand } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import styles from './market.module.css';
import type { ProductCardPartsFragment } from './product-card.gen.ts';

const load = () => import('./quick-view.tsx');
const QuickView = lazy(async () => ({ default: (await load()).QuickView }));

export interface QuickViewOpenerProps {
  readonly card: ProductCardPartsFragment;
  readonly title: string;
}

/** Opens the quick view of a tile (LIST-008); its chunk is loaded when the button is approached. */
export function QuickViewOpener({ card, title }: QuickViewOpenerProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const approach = () => void load();
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  if (card.images.length === 0) return null;
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.quickOpener}
        aria-label={t`Quick view: ${title}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        onPointerEnter={approach}
        onFocus={approach}
      >
        <Expand aria-hidden size={18} strokeWidth={1.6} />
      </button>
      {isOpen && (
        <Suspense>
          <QuickView images={card.images} title={title} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
