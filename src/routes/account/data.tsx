import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { AddressEntry } from '#src/features/account/addresses/address-entry.tsx';
import { YourData } from '#src/features/account/privacy/your-data.tsx';
import { MyDataPage } from '#src/features/selling/seller-data/my-data-page.tsx';
import { ConsentSettings } from '#src/features/shell/consent/consent-settings.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { AuthGate } from './auth-gate.tsx';

// ACCT-017
export const Route = createFileRoute('/_account/account/gegevens')({ component: Screen });

function Screen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const leave = () => {
    toast(t`Your account has been deleted. Thank you for using Hervonden.`);
    void navigate({ to: '/' });
  };
  return (
    <AuthGate reason={<Trans>Sign in to see and change your details.</Trans>}>
      {({ userId }) => (
        <>
          <MyDataPage
            userId={userId}
            addressEntry={(slot) => <AddressEntry {...slot} />}
            addressesLink={
              <Link to="/account/adressen">
                <Trans>Your saved addresses</Trans>
              </Link>
            }
          />
          <YourData onDeleted={leave} cookies={<ConsentSettings />} />
        </>
      )}
    </AuthGate>
  );
}
