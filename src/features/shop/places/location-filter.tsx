import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, type RefObject, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { placeNameIn } from '#domain/address/place-names.ts';
import type { ProductListState, SearchPlace } from '#domain/search/product-list-state.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { patient } from '#src/platform/update/patient.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { RadioGroup } from '#src/ui/kit/radio-group.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { placeCountsQuery, placeQuery } from './place-query.ts';
import styles from './places.module.css';
import { PostcodeForm } from './postcode-form.tsx';
import { storedPlace, useStoredPlace } from './stored-place.ts';

const DistanceMap = lazy(
  patient(async () => ({ default: (await import('./distance-map.tsx')).DistanceMap })),
);

// Rendered only without a place, because it loads the RxDB database of the device.
const SavedPostcode = lazy(async () => ({ default: (await import('./saved-postcode.tsx')).SavedPostcode }));

/** The selectable distances in kilometres, besides "not set" (FILT-017). */
export const distances = ['5', '10', '15', '25', '50', '75'] as const;

export interface LocationFilterProps {
  readonly state: ProductListState;
  readonly onChange: (state: ProductListState) => void;
  /** The number of the latest request to enter a place, made elsewhere on the page (LIST-028); 0 for none. */
  readonly request?: number;
}

/** The latest request that moved the focus to this field. */
let answered = 0;

/** The filter for postcode and distance, with a map (FILT-005, FILT-017..019). */
export function LocationFilter({ state, onChange, request = 0 }: LocationFilterProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const stored = useStoredPlace();
  const [saved, setSaved] = useState<SearchPlace | null>(null);
  const place = state.place ?? stored ?? saved;
  const found = useQuery({ ...placeQuery(place ?? nowhere), enabled: place !== null }).data ?? null;
  // The device may have the place cached when the server-rendered HTML does not; the first render must match that
  // HTML.
  const isTakenOver = useSyncExternalStore(never, yes, no);
  const known = isTakenOver ? found : null;
  const dots = useQuery({ ...placeCountsQuery(state), enabled: known !== null }).data ?? [];
  const [wanted, setWanted] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    // Handles each request once: the filter of another product list, or of this one after Back, was not requested.
    if (request === answered) return;
    answered = request;
    if (storedPlace.read() !== null) return;
    setAsked(true);
    focusSoon(field);
  }, [request]);
  const chosen = state.filters.find(({ type }) => type === 'DISTANCE')?.value ?? '';

  const apply = (km: string, from: SearchPlace | null) => {
    const others = state.filters.filter(({ type }) => type !== 'DISTANCE');
    const filters = km === '' ? others : [...others, { type: 'DISTANCE' as const, value: km }];
    onChange({ ...state, filters, place: from, page: 1 });
  };
  const choose = (km: string) => {
    if (km === '' || place !== null) return apply(km, place);
    setWanted(km);
    focusSoon(field);
  };
  const keep = (next: SearchPlace) => {
    storedPlace.keep(next);
    // The filters were closed meanwhile, and the list may have been left: the place is there when it is needed next.
    if (field.current === null) return;
    const isUsed = chosen !== '' || state.sort === 'DISTANCE_ASC';
    if (wanted !== null || isUsed) apply(wanted ?? chosen, next);
    setWanted(null);
  };
  const options = [
    { value: '', label: t`Not set` },
    ...distances.map((km) => ({ value: km as string, label: t`${km} km` })),
  ];
  const isOwn = chosen !== '' && !options.some(({ value }) => value === chosen);
  return (
    <div className={styles.location}>
      {place === null && (
        <Suspense>
          <SavedPostcode onFound={setSaved} />
        </Suspense>
      )}
      {place === null && isTakenOver && (wanted !== null || isAsked || chosen !== '') && (
        <Banner kind="warning" announce title={t`Enter your postcode`}>
          <Trans>We need it to work out the distance.</Trans>
        </Banner>
      )}
      <PostcodeForm
        key={place?.postcode ?? ''}
        place={place}
        name={known === null ? null : placeNameIn(known.name, locale)}
        onPlace={keep}
        fieldRef={field}
      />
      <RadioGroup
        label={t`Distance`}
        options={isOwn ? [...options, { value: chosen, label: t`${chosen} km` }] : options}
        value={chosen}
        onChange={choose}
      />
      {known !== null && (
        <Suspense fallback={<Skeleton ratio="4 / 5" />}>
          <DistanceMap place={known} km={chosen === '' ? null : Number(chosen)} dots={dots} />
        </Suspense>
      )}
    </div>
  );
}

/** Focuses the field in the next frame, after the press has focused its own button and expanded the section. */
function focusSoon(field: RefObject<HTMLInputElement | null>): void {
  requestAnimationFrame(() => field.current?.focus());
}

const never = () => () => undefined;
const yes = () => true;
const no = () => false;
const nowhere: SearchPlace = { postcode: '', country: 'NL' };
