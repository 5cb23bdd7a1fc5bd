import { createFileRoute } from '@tanstack/react-router';
import { NotFoundScreen } from '#src/app/screens/not-found.tsx';
import { SubscriptionLinkPage } from '#src/features/account/subscriptions/subscription-link-page.tsx';
import { tryAccountMessages } from '#src/i18n/i18n.ts';

// The target of links in newsletter emails. Its messages are in the account catalogue.
export const Route = createFileRoute('/nieuwsbrief/$action')({
  beforeLoad: tryAccountMessages,
  component: Screen,
});

const actions: Readonly<Record<string, 'confirm' | 'end'>> = { bevestigen: 'confirm', afmelden: 'end' };

function Screen() {
  const { action } = Route.useParams();
  const { token = '' }: { readonly token?: string } = Route.useSearch();
  const does = actions[action];
  return does === undefined ? (
    <NotFoundScreen />
  ) : (
    <SubscriptionLinkPage key={token} token={token} does={does} />
  );
}
