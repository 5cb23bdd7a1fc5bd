import { useLingui } from '@lingui/react/macro';
import { Expand } from 'lucide-react';
import { lazy, Suspense, use, useRef, useState } from 'react';
import { type CardPhoto, LoadCardPhotosContext } from './card-photos.ts';
import styles from './market.module.css';
import type { ProductCardPartsFragment } from './product-card.gen.ts';

const loadView = () => import('./quick-view.tsx');
const QuickView = lazy(async () => ({ default: (await loadView()).QuickView }));

export interface QuickViewOpenerProps {
  readonly card: ProductCardPartsFragment;
  readonly title: string;
}

/** Opens the quick view of a tile (LIST-008); its chunk and the photos are loaded when the button is approached. */
export function QuickViewOpener({ card, title }: QuickViewOpenerProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { photos, request } = usePhotos(card.uuid);
  const approach = () => {
    void loadView();
    request();
  };
  const open = () => {
    approach();
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  if (card.featuredImage === null) return null;
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.quickOpener}
        aria-label={t`Quick view: ${title}`}
        aria-expanded={isOpen}
        onClick={open}
        onPointerEnter={approach}
        onFocus={approach}
      >
        <Expand aria-hidden size={18} strokeWidth={1.6} />
      </button>
      {isOpen && (
        <Suspense>
          <QuickView
            images={photos === null || photos.length === 0 ? [card.featuredImage] : photos}
            isComplete={photos !== null}
            title={title}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

/** The photos of a product, requested once; null until they are there. A failed request is repeated by the next one. */
function usePhotos(uuid: string) {
  const load = use(LoadCardPhotosContext);
  const [photos, setPhotos] = useState<readonly CardPhoto[] | null>(null);
  const isRequested = useRef(false);
  const request = () => {
    if (isRequested.current) return;
    isRequested.current = true;
    load(uuid).then(setPhotos, () => {
      isRequested.current = false;
    });
  };
  return { photos, request };
}
