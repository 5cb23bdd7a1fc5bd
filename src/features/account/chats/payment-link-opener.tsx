import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { request } from '#src/data/graphql/client.ts';
import { NetworkError } from '#src/data/graphql/errors.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { LoadProblem } from '#src/ui/kit/load-problem.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { PaymentLinkDocument } from './chats.gen.ts';

export interface PaymentLinkOpenerProps {
  /** Null for a visitor. */
  readonly userId: string | null;
  readonly token: string;
  /** Adds the product to the cart, where it has the agreed price; resolves to true when it was added. */
  readonly addToCart: (productUuid: string) => Promise<boolean>;
  /** Called when the link has been handled. */
  readonly onDone: () => void;
  readonly signInLink: ReactNode;
}

/** Handles a payment link: adds the product to the buyer's cart, which shows the agreed price (CHAT-006). */
export function PaymentLinkOpener(props: PaymentLinkOpenerProps) {
  const { userId, token, addToCart, onDone, signInLink } = props;
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['chats', userId, 'payment-link', token],
    enabled: userId !== null,
    meta: { keep: false },
    queryFn: async ({ signal }) => (await request(PaymentLinkDocument, { token }, { signal })).paymentLink,
  });
  const added = useRef(false);
  useEffect(() => {
    if (data?.__typename !== 'PaymentLink' || added.current) return;
    added.current = true;
    const price = formatEuro(data.price);
    void addToCart(data.productUuid).then((isIn) => {
      if (isIn) toast(t`Added to your cart at the agreed price of ${price}.`, { kind: 'success' });
      onDone();
    });
  }, [data, addToCart, onDone, t]);
  if (userId === null)
    return (
      <Banner action={signInLink}>
        <Trans>Sign in to see the agreed price.</Trans>
      </Banner>
    );
  if (data === undefined)
    return error === null ? null : (
      <LoadProblem
        isOffline={error instanceof NetworkError}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (data.__typename === 'PaymentLink') return null;
  return (
    <Banner kind="warning" announce>
      {data.message}
    </Banner>
  );
}
