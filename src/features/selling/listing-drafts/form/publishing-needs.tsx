import { Trans } from '@lingui/react/macro';
import { Button } from '#src/ui/kit/button.tsx';
import type { SellerFacts } from '../publish/use-seller.ts';
import styles from './draft-form.module.css';
import { toSellerStep } from './use-publish-form.tsx';

export interface PublishingNeedsProps extends Pick<SellerFacts, 'signedIn' | 'seller'> {
  readonly onSignIn: () => void;
}

/** Says at the start what will be asked for before the draft is published; nothing to a person who has it all. */
export function PublishingNeeds({ signedIn, seller, onSignIn }: PublishingNeedsProps) {
  if (!signedIn) {
    return (
      <p className={styles.announcement}>
        <Trans>You’ll need an account with your name, address and phone number before it’s published.</Trans>{' '}
        <Button kind="quiet" size="small" onPress={onSignIn}>
          <Trans>Sign in now</Trans>
        </Button>
      </p>
    );
  }
  if (seller !== null) return null;
  return (
    <p className={styles.announcement}>
      <Trans>You’ll need your seller details before it’s published.</Trans>{' '}
      <Button kind="quiet" size="small" onPress={toSellerStep}>
        <Trans>Enter them now</Trans>
      </Button>
    </p>
  );
}
