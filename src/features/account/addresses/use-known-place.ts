import { useEffect, useEffectEvent, useState } from 'react';
import type { SavedAddress } from '#domain/address/address.ts';
import { type AddressPlace, addressLine } from '#domain/address/address-rules.ts';
import { isCompletePlace } from '#domain/delivery/step-two.ts';
import { useLastAddress } from '#src/data/session/last-address.ts';
import { useSignedIn } from '#src/data/session/use-signed-in.ts';
import { placeOf } from './place-of.ts';
import type { AddressFormState } from './use-address-form.ts';

/** The addresses of this device, the default first; `ready` once they are read. */
interface SavedPlaces {
  readonly ready: boolean;
  readonly saved: readonly SavedAddress[];
}

/**
 * Fills an empty form with the default address of the account, otherwise with the delivery address of its latest
 * order. Fills at most once, and only while nobody has changed the form. Returns what was filled in.
 */
export function useKnownPlace(
  form: AddressFormState,
  { ready, saved }: SavedPlaces,
  isOpen: boolean,
): AddressPlace | null {
  const isSignedIn = useSignedIn() !== null;
  const last = useLastAddress();
  const [filled, setFilled] = useState<AddressPlace | null>(null);
  const nearest = saved[0] ?? last;
  const known = ready && isSignedIn && isCompletePlace(nearest) ? placeOf(nearest) : null;
  const fill = useEffectEvent(() => {
    if (known === null || !isOpen || filled !== null || addressLine(form.values) !== '') return;
    setFilled(known);
    form.change(known);
  });
  const line = known === null ? '' : addressLine(known);
  useEffect(() => {
    if (line !== '') fill();
  }, [line]);
  return filled;
}
