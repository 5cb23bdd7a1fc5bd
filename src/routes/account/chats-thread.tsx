import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { NotFoundScreen } from '#src/app/screens/not-found.tsx';
import { ChatPage } from '#src/features/account/chats/chat-page.tsx';
import { patient } from '#src/platform/update/patient.ts';
import { LinkButton } from '#src/ui/kit/link-button.tsx';
import { AuthGate } from './auth-gate.tsx';

const PushSlot = lazy(
  patient(() => import('../push-slots.tsx').then(({ PushSlot: slot }) => ({ default: slot }))),
);

export const Route = createFileRoute('/_account/account/chats/$itemUuid')({ component: Screen });

function Screen() {
  const { itemUuid } = Route.useParams();
  return (
    <AuthGate>
      {({ userId }) => (
        <ChatPage
          key={itemUuid}
          userId={userId}
          uuid={itemUuid}
          notFound={<NotFoundScreen />}
          backLink={
            <Link to="/account/chats">
              <Trans>All messages</Trans>
            </Link>
          }
          afterMessage={
            <Suspense fallback={null}>
              <PushSlot reason="message" />
            </Suspense>
          }
          payLink={(afspraak, label) => (
            <LinkButton kind="primary" to="/winkelwagen" search={{ afspraak }}>
              {label}
            </LinkButton>
          )}
        />
      )}
    </AuthGate>
  );
}
