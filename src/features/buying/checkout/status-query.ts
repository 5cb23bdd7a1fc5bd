import { queryOptions } from '@tanstack/react-query';
import { paymentEnd, pollEvery } from '#domain/payments/payment-end.ts';
import { request } from '#src/data/graphql/client.ts';
import { NetworkError } from '#src/data/graphql/errors.ts';
import { TransactionStatusDocument } from './checkout.gen.ts';

/** The state of a payment. */
export interface PaymentState {
  readonly transactionUid: string;
  readonly status: string;
}

/** The server cannot tell the status; the message is the server's. */
class TransactionError extends Error {
  override readonly name = 'TransactionError';
}

/** The part of the query's state that decides about the next poll. */
interface Asked {
  readonly data: PaymentState | undefined;
  readonly error: Error | null;
}

/**
 * The status of a payment (CHECK-038). Polls every second while the page is visible and the status is not final
 * (CHECK-012, CHECK-021) or the server is unreachable. Rejects with TransactionError when the payment does not exist,
 * and as `request` does (CHECK-022).
 */
export function statusQuery(transactionUid: string) {
  return queryOptions({
    queryKey: ['transaction', transactionUid],
    staleTime: 0,
    gcTime: 0,
    meta: { keep: false },
    // Pauses while there is no network.
    networkMode: 'online',
    refetchInterval: ({ state }: { readonly state: Asked }) => {
      const isOpen = state.data === undefined || paymentEnd(state.data.status) === 'wait';
      const canGoOn = state.error === null || state.error instanceof NetworkError;
      return isOpen && canGoOn ? pollEvery : false;
    },
    queryFn: async ({ signal }): Promise<PaymentState> => {
      const { transactionStatus: answer } = await request(
        TransactionStatusDocument,
        { transactionUid },
        { signal },
      );
      if ('status' in answer) return answer;
      throw new TransactionError(answer.message);
    },
  });
}
