import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link } from '@tanstack/react-router';
import { AddressEntry } from '#src/features/addresses/address-entry.tsx';
import { MyDataPage } from '#src/features/seller-data/my-data-page.tsx';
import { AuthGate } from './auth-gate.tsx';
import { placePart } from './data-place.ts';

// ACCT-017
export const Route = createFileRoute('/_account/account/gegevens')({ component: Screen });

function Screen() {
  return (
    <AuthGate reason={<Trans>Sign in to see and change your details.</Trans>}>
      {({ userId }) => (
        <MyDataPage
          userId={userId}
          addressEntry={({ onPicked, onCleared }) => (
            <AddressEntry onPicked={(address) => onPicked(placePart(address))} onCleared={onCleared} />
          )}
          addressesLink={
            <Link to="/account/adressen">
              <Trans>Your saved addresses</Trans>
            </Link>
          }
        />
      )}
    </AuthGate>
  );
}
