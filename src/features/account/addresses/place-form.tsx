import { Trans } from '@lingui/react/macro';
import { MapPin } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { SavedAddress } from '#domain/address/address.ts';
import { type AddressPlace, addressLine } from '#domain/address/address-rules.ts';
import { isCompletePlace } from '#domain/delivery/step-two.ts';
import { useLiveQuery } from '#src/data/db/use-live.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { DataForm } from '#src/ui/kit/data-form.tsx';
import type { PlaceFormSlotProps } from '#src/ui/market/place-form-slot.ts';
import { AddressEntry } from './address-entry.tsx';
import { PlaceFields } from './address-fields.tsx';
import { blankAddress, inOrder, storeAddress } from './address-store.ts';
import styles from './addresses.module.css';
import { placeOf } from './place-of.ts';
import { useAddressForm } from './use-address-form.ts';
import type { PickedAddress } from './use-address-search.ts';
import { useKnownPlace } from './use-known-place.ts';

const mostSaved = 3;

/**
 * The form of a place without a person: known from the account, looked up, filled in by hand, or stored on this
 * device. A looked-up place is stored too (ADDR-008) and, when it is complete, submitted at once (ADDR-009).
 */
export function PlaceForm({ first, action, isBusy, isDisabled, onGiven }: PlaceFormSlotProps) {
  const [blank] = useState(() => ({ ...blankAddress(crypto.randomUUID(), Date.now()), ...first }));
  const form = useAddressForm(blank);
  const { ready, documents } = useLiveQuery('addresses');
  const saved = inOrder(documents).filter((address) => isCompletePlace(address));
  const [isChanged, setChanged] = useState(false);
  const known = useKnownPlace(form, { ready, saved }, first === null && !isChanged);
  const [chosen, setChosen] = useState<AddressPlace | null>(null);
  const pick = ({ province: _province, ...place }: PickedAddress) => {
    if (!isCompletePlace(place)) return;
    keep({ ...form.values, ...place }, saved);
    onGiven(place);
  };
  const choose = (address: SavedAddress) => {
    const place = placeOf(address);
    form.change(place);
    setChosen(place);
    onGiven(place);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.checkAll();
    onGiven(placeOf(form.values));
  };
  return (
    <DataForm className={styles.place} onSubmit={submit} onChange={() => setChanged(true)}>
      {first === null &&
        saved.slice(0, mostSaved).map((address) => (
          <Button
            key={address.id}
            size="small"
            icon={MapPin}
            isDisabled={isDisabled || isBusy}
            onPress={() => choose(address)}
          >
            {addressLine(address)}
          </Button>
        ))}
      <AddressEntry place={form.values} given={chosen ?? known} onFill={form.change} onPicked={pick} />
      <PlaceFields form={form} />
      <div className={styles.buttons}>
        <Button type="submit" kind="primary" isPending={isBusy} isDisabled={isDisabled}>
          {action}
        </Button>
      </div>
      <p className={styles.soft}>
        <Trans>Delivery to the Wadden Islands is not available.</Trans>
      </p>
    </DataForm>
  );
}

/**
 * Stores an address unless an equal one is stored already. If the device cannot store it, the form continues without.
 */
function keep(address: SavedAddress, saved: readonly SavedAddress[]): void {
  if (saved.some((one) => addressLine(one) === addressLine(address))) return;
  storeAddress(address).catch((error: unknown) =>
    logger.warn('address_not_kept', { error: errorText(error) }),
  );
}
