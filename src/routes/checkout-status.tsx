import { createFileRoute } from '@tanstack/react-router';
import { isUuid } from '#domain/ids.ts';
import { StatusPage } from '#src/features/buying/checkout/status-page.tsx';
import { tryAccountMessages } from '#src/i18n/i18n.ts';

export interface StatusSearch {
  /** The payment whose result is awaited. */
  readonly transactionUid?: string;
}

// ROUTE-066
export const Route = createFileRoute('/checkout/$cartUuid/status')({
  validateSearch: ({ transactionUid: uid }: Record<string, unknown>): StatusSearch =>
    typeof uid === 'string' && isUuid(uid) ? { transactionUid: uid } : {},
  component: Screen,
  beforeLoad: tryAccountMessages,
});

function Screen() {
  const { cartUuid } = Route.useParams();
  const { transactionUid = null } = Route.useSearch();
  return <StatusPage cartUuid={cartUuid} transactionUid={transactionUid} />;
}
