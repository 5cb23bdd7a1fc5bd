import { Trans } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { Button } from '#src/ui/kit/button.tsx';
import type { PasskeySignIn } from './use-passkey-sign-in.ts';

/** Signs in with a passkey of this device or of a phone nearby; renders nothing where the browser has no passkeys. */
export function PasskeyButton({ passkey }: { readonly passkey: PasskeySignIn }) {
  const isOffline = useIsOffline();
  if (!passkey.isSupported) return null;
  return (
    <Button wide icon={KeyRound} isPending={passkey.isAsking} isDisabled={isOffline} onPress={passkey.signIn}>
      <Trans>Sign in with a passkey</Trans>
    </Button>
  );
}
