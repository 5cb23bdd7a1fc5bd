import { createFileRoute, useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useSession } from '#src/features/account/auth/use-session.ts';
import { linkTokenOf } from '#src/features/orders/withdrawals/link-token.ts';
import { tryAccountMessages } from '#src/i18n/i18n.ts';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';

// The public page for withdrawals; its messages are part of the account messages.
export const Route = createFileRoute('/herroepen')({
  beforeLoad: tryAccountMessages,
  component: Screen,
});

interface WithdrawSearch {
  /** The token of emailed links that were sent before it moved to the fragment. */
  readonly token?: string;
  /** The order number, when coming from an order without an account. */
  readonly bestelling?: string | number;
}

const WithdrawPage = lazy(async () => {
  const { WithdrawPage: Page } = await import('#src/features/orders/withdrawals/withdraw-page.tsx');
  return { default: Page };
});

const never = () => () => undefined;

/** The URL fragment, which the server never receives; empty until the page is hydrated. */
function useFragment(): string {
  const fragment = useLocation({ select: ({ hash }) => hash });
  return useSyncExternalStore(
    never,
    () => fragment,
    () => '',
  );
}

function Screen() {
  // The router parses a number in an address as a number.
  const { token: earlier = '', bestelling = '' }: WithdrawSearch = Route.useSearch();
  const token = linkTokenOf({ fragment: useFragment(), earlier });
  const { session } = useSession();
  return (
    <Suspense fallback={<Skeleton height="24lh" />}>
      <WithdrawPage
        key={token}
        token={token}
        orderNumber={String(bestelling)}
        userId={session?.userId ?? null}
      />
    </Suspense>
  );
}
