import { Trans, useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { EmptyState } from '#src/ui/kit/empty-state.tsx';
import { LinkButton } from '#src/ui/kit/link-button.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import styles from './desk.module.css';

/** The explanation above the sign-in panel that replaces the desk. */
export function SignInReason() {
  return <Trans>Sign in to open the staff desk.</Trans>;
}

/** Shown instead of the desk to someone who is not staff. */
export function NotForYou() {
  const { t } = useLingui();
  usePageTitle(t`For staff only`);
  return (
    <EmptyState
      icon={Lock}
      level={1}
      title={<Trans>For staff only</Trans>}
      action={
        <LinkButton to="/account" kind="primary">
          <Trans>My account</Trans>
        </LinkButton>
      }
    >
      <Trans>This part of the site is for Hervonden staff.</Trans>
    </EmptyState>
  );
}

export interface DeskRefusalProps {
  readonly access: 'second_factor_required' | 'refused';
  readonly secondFactor: ReactNode;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Why the desk cannot be opened, and how to get access. */
export function DeskRefusal({ access, secondFactor, isRetrying, onRetry }: DeskRefusalProps) {
  if (access === 'refused') return <NotForYou />;
  return <SecondFactorFirst secondFactor={secondFactor} isRetrying={isRetrying} onRetry={onRetry} />;
}

function SecondFactorFirst(props: Omit<DeskRefusalProps, 'access'>) {
  const { t } = useLingui();
  usePageTitle(t`Second step required`);
  const [hasTried, setTried] = useState(false);
  const retry = () => {
    setTried(true);
    props.onRetry();
  };
  return (
    <div className={styles.narrow}>
      <h1>
        <Trans>Second step required</Trans>
      </h1>
      <p>
        <Trans>
          You can only open the staff desk with a second step: a code from your authenticator app, or a
          passkey. Set it up here, or sign in again with your passkey.
        </Trans>
      </p>
      {props.secondFactor}
      {hasTried && !props.isRetrying && (
        <Banner kind="warning" announce title={<Trans>You are signed in without a second step</Trans>}>
          <Trans>Set it up above. If you have a passkey, sign out and sign in with it.</Trans>
        </Banner>
      )}
      <div className={styles.links}>
        <Button kind="primary" isPending={props.isRetrying} onPress={retry}>
          <Trans>Open the staff desk</Trans>
        </Button>
        <LinkButton to="/account" kind="quiet">
          <Trans>My account</Trans>
        </LinkButton>
      </div>
    </div>
  );
}
