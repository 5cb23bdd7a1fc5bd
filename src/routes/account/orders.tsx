import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { Package } from 'lucide-react';
import { EmptyListPage } from '#src/features/account-lists/empty-list-page.tsx';

import { AuthGate } from './auth-gate.tsx';
import { BrowseLink } from './browse-link.tsx';
export const Route = createFileRoute('/_account/account/bestellingen')({ component: Screen });

function Screen() {
  const { t } = useLingui();
  return (
    <AuthGate>
      {() => (
        <EmptyListPage
          title={t`Orders`}
          icon={Package}
          action={
            <BrowseLink>
              <Trans>Browse what came in</Trans>
            </BrowseLink>
          }
        >
          <Trans>What you buy and what you sell comes here, from payment until it is home.</Trans>
        </EmptyListPage>
      )}
    </AuthGate>
  );
}
