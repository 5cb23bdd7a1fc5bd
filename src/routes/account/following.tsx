import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link } from '@tanstack/react-router';
import { FollowingPage } from '#src/features/buying/watches/list/following-page.tsx';
import { AuthGate } from './auth-gate.tsx';

// What the account follows: products that may become available, and sellers.
export const Route = createFileRoute('/_account/account/gevolgd')({ component: Screen });

function Screen() {
  return (
    <AuthGate
      reason={<Trans>Sign in to see the sellers you follow and the products you are waiting for.</Trans>}
    >
      {({ userId }) => (
        <FollowingPage
          userId={userId}
          productLink={(slug, label) => (
            <Link to="/products/$slug" params={{ slug }}>
              {label}
            </Link>
          )}
        />
      )}
    </AuthGate>
  );
}
