import { AddressEntry } from '#src/features/account/addresses/address-entry.tsx';
import { RegisterSeller } from '#src/features/selling/seller-data/register-seller.tsx';

/** The step of the draft form in which a person becomes a seller (FORM-067). */
export function SellerStep({ userId }: { readonly userId: string }) {
  return <RegisterSeller userId={userId} addressEntry={(slot) => <AddressEntry {...slot} />} />;
}
