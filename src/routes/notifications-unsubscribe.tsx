import { createFileRoute } from '@tanstack/react-router';
import { UnsubscribePage } from '#src/features/account/notifications/settings/unsubscribe-page.tsx';
import { tryAccountMessages } from '#src/i18n/i18n.ts';

// The target of unsubscribe links in notification emails. Its messages are in the account catalogue.
export const Route = createFileRoute('/meldingen/afmelden')({
  validateSearch: ({ token }: Record<string, unknown>): { readonly token?: string } =>
    typeof token === 'string' ? { token } : {},
  beforeLoad: tryAccountMessages,
  component: Screen,
});

function Screen() {
  const { token = '' } = Route.useSearch();
  return <UnsubscribePage key={token} token={token} />;
}
