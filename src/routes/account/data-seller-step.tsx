import { AddressEntry } from '#src/features/addresses/address-entry.tsx';
import { RegisterSeller } from '#src/features/seller-data/register-seller.tsx';
import { placePart } from './data-place.ts';

/** The step of the ad form in which a person becomes a seller (FORM-067). */
export function SellerStep({ userId }: { readonly userId: string }) {
  return (
    <RegisterSeller
      userId={userId}
      addressEntry={({ onPicked, onCleared }) => (
        <AddressEntry onPicked={(address) => onPicked(placePart(address))} onCleared={onCleared} />
      )}
    />
  );
}
