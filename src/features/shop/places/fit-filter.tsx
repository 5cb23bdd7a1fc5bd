import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { type FitPlace, readFitPlace, writeFitPlace } from '#domain/fit/fit-place.ts';
import type { ProductListState } from '#domain/search/product-list-state.ts';
import { patient } from '#src/platform/update/patient.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { Checkbox } from '#src/ui/kit/checkbox.tsx';
import { storedFitPlace, useFitPlace } from './fit-place.ts';
import styles from './places.module.css';

const FitForm = lazy(patient(async () => ({ default: (await import('./fit-form.tsx')).FitForm })));

export interface FitFilterProps {
  readonly state: ProductListState;
  readonly onChange: (state: ProductListState) => void;
}

/** The filter for products that fit through the door and into the room. */
export function FitFilter({ state, onChange }: FitFilterProps) {
  const { t } = useLingui();
  const stored = useFitPlace();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const value = state.filters.find(({ type }) => type === 'FIT')?.value;
  const place = (value === undefined ? null : readFitPlace(value)) ?? stored;
  const apply = (next: FitPlace | null) => {
    const others = state.filters.filter(({ type }) => type !== 'FIT');
    const filters =
      next === null ? others : [...others, { type: 'FIT' as const, value: writeFitPlace(next) }];
    onChange({ ...state, filters, page: 1 });
  };
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <div className={styles.fitFilter}>
      <Checkbox
        isSelected={value !== undefined}
        onChange={(isOn) => {
          if (!isOn) apply(null);
          else if (place === null) open();
          else apply(place);
        }}
        {...(place !== null && { description: <PlaceText place={place} /> })}
      >
        {t`Only what fits my place`}
      </Checkbox>
      <Button kind="quiet" size="small" onPress={open}>
        {place === null ? <Trans>Add my measurements</Trans> : <Trans>Change measurements</Trans>}
      </Button>
      {wasOpened && (
        <Suspense>
          <FitForm
            isOpen={isOpen}
            onOpenChange={setOpen}
            place={place}
            onSave={(next) => {
              storedFitPlace.keep(next);
              apply(next);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

function PlaceText({ place }: { readonly place: FitPlace }) {
  const { width, depth, height } = place.room;
  const { door, stairs } = place;
  return (
    <>
      <Trans>
        Room {width} × {depth} × {height} cm
      </Trans>
      {door !== null && (
        <>
          , <Trans>door {door} cm</Trans>
        </>
      )}
      {stairs !== null && (
        <>
          , <Trans>stairs {stairs} cm</Trans>
        </>
      )}
    </>
  );
}
