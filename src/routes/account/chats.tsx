import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { MessageCircle } from 'lucide-react';
import { EmptyListPage } from '#src/features/account-lists/empty-list-page.tsx';

import { AuthGate } from './auth-gate.tsx';
import { BrowseLink } from './browse-link.tsx';
export const Route = createFileRoute('/_account/account/chats')({ component: Screen });

function Screen() {
  const { t } = useLingui();
  return (
    <AuthGate>
      {() => (
        <EmptyListPage
          title={t`Chats`}
          icon={MessageCircle}
          action={
            <BrowseLink>
              <Trans>Browse what came in</Trans>
            </BrowseLink>
          }
        >
          <Trans>
            What you and a seller or buyer write to each other comes here. Ask your first question on the page
            of a piece.
          </Trans>
        </EmptyListPage>
      )}
    </AuthGate>
  );
}
