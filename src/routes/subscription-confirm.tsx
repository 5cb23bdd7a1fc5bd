import { createFileRoute } from '@tanstack/react-router';
import { SubscriptionLinkPage } from '#src/features/subscriptions/subscription-link-page.tsx';
import { loadAccountWords } from '#src/i18n/i18n.ts';

// Where the links of mails lead. The words of its room are those of the account.
export const Route = createFileRoute('/nieuwsbrief/bevestigen')({
  validateSearch: ({ token }: Record<string, unknown>): { readonly token?: string } =>
    typeof token === 'string' ? { token } : {},
  beforeLoad: () => loadAccountWords().catch(() => undefined),
  component: Screen,
});

function Screen() {
  const { token = '' } = Route.useSearch();
  return <SubscriptionLinkPage key={token} token={token} does="confirm" />;
}
