import { useEffect, useEffectEvent, useRef } from 'react';
import { tidyPostcode } from '#domain/address/address-rules.ts';
import {
  emptied,
  type FormPlace,
  fillable,
  filledPart,
  isTyped,
  type PlaceTexts,
  restorable,
} from '#domain/address/filled-place.ts';
import type { PickedAddress } from './use-address-search.ts';
import { type NumberedPlace, useNumberLookup } from './use-number-lookup.ts';

export interface FilledPlaceParts {
  /** The current place in the form. */
  readonly place: FormPlace;
  /** A place that was put into the form later without being typed, such as a saved address. */
  readonly given: FormPlace | null;
  readonly onFill: (part: Partial<FormPlace>) => void;
}

interface FilledPlace {
  /** Takes over a chosen suggestion, which replaces every value. */
  readonly pick: (address: PickedAddress) => void;
  /** To be called with the text of the search on every change. */
  readonly search: (text: string) => void;
}

/**
 * Distinguishes values that were filled in from values that were typed. A new search removes the filled-in values,
 * and emptying the search restores them; postcode and house number fill in street and city. Typed values stay.
 */
export function useFilledPlace({ place, given, onFill }: FilledPlaceParts): FilledPlace {
  const last = useRef<PlaceTexts>(place);
  const setAside = useRef<PlaceTexts>({});
  // What the lookup by postcode and house number filled in; removed when the postcode changes.
  const looked = useRef<PlaceTexts>({});
  const answeredCode = useRef('');
  const filled = () => [last.current, ...(given === null ? [] : [given])];
  const write = (part: PlaceTexts) => {
    if (Object.keys(part).length > 0) onFill(part);
  };

  const isAnswered = () => {
    const codes = [answeredCode.current, ...filled().map(({ postcode = '' }) => codeOf(postcode, place))];
    const isKnown = codes.includes(codeOf(place.postcode, place)) && place.street !== '' && place.city !== '';
    return isKnown || (['street', 'city'] as const).every((field) => isTyped(place, field, filled()));
  };
  useNumberLookup(
    place,
    () => !isAnswered(),
    (found: NumberedPlace) => {
      const part = fillable(place, { ...found }, filled());
      answeredCode.current = codeOf(place.postcode, place);
      looked.current = part;
      last.current = { ...last.current, ...part };
      write(part);
    },
  );
  const code = codeOf(place.postcode, place);
  const dropLooked = useEffectEvent(() => {
    const gone = filledPart(place, [looked.current]);
    looked.current = {};
    write(emptied(gone));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the postcode is another one
  useEffect(() => dropLooked(), [code]);

  return {
    pick({ province, ...found }) {
      const part = { ...found, ...(place.province !== undefined && province !== null && { province }) };
      last.current = part;
      setAside.current = {};
      looked.current = {};
      onFill(part);
    },
    search(text) {
      if (text.trim() === '') {
        write(restorable(place, setAside.current));
        setAside.current = {};
        return;
      }
      const part = filledPart(place, filled());
      setAside.current = { ...setAside.current, ...part };
      write(emptied(part));
    },
  };
}

function codeOf(postcode: string, { country }: FormPlace): string {
  return postcode === '' ? '' : `${country} ${tidyPostcode(postcode, country)}`;
}
