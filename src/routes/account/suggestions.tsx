import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { Lightbulb } from 'lucide-react';
import { EmptyListPage } from '#src/features/account-lists/empty-list-page.tsx';
import { LinkButton } from '#src/ui/kit/link-button.tsx';
import { AuthGate } from './auth-gate.tsx';

export const Route = createFileRoute('/_account/account/verkoopsuggesties')({ component: Screen });

function Screen() {
  const { t } = useLingui();
  return (
    <AuthGate>
      {() => (
        <EmptyListPage
          title={t`Sale suggestions`}
          icon={Lightbulb}
          action={
            <LinkButton to="/account/items" kind="primary">
              <Trans>My ads</Trans>
            </LinkButton>
          }
        >
          <Trans>
            Ideas for selling faster, such as another price, come here once your ads have been live for a
            while.
          </Trans>
        </EmptyListPage>
      )}
    </AuthGate>
  );
}
