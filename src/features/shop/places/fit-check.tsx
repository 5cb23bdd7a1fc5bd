import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { boxOf, type ProductSize } from '#domain/fit/fit.ts';
import { patient } from '#src/platform/update/patient.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { FitBadge } from './fit-badge.tsx';
import { storedFitPlace, useFitPlace } from './fit-place.ts';
import styles from './places.module.css';

const FitForm = lazy(patient(async () => ({ default: (await import('./fit-form.tsx')).FitForm })));

/**
 * Whether a product fits in this person's home, with the form for its measurements. Renders nothing for a product
 * without the dimensions to compare.
 */
export function FitCheck({ product }: { readonly product: ProductSize }) {
  const home = useFitPlace();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  if (boxOf(product) === null) return null;
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <span className={styles.fitCheck}>
      <FitBadge product={product} />
      <Button kind="quiet" size="small" onPress={open}>
        {home === null ? <Trans>Does it fit my place?</Trans> : <Trans>Change measurements</Trans>}
      </Button>
      {wasOpened && (
        <Suspense>
          <FitForm isOpen={isOpen} onOpenChange={setOpen} place={home} onSave={storedFitPlace.keep} />
        </Suspense>
      )}
    </span>
  );
}
