import { queryOptions } from '@tanstack/react-query';
import { paymentEnd, pollDelay } from '#domain/payments/payment-end.ts';
import { request } from '#src/data/graphql/client.ts';
import { NetworkError } from '#src/data/graphql/errors.ts';
import { TransactionStatusDocument } from './checkout.gen.ts';

/** A payment as its page knows it. */
export interface PaymentState {
  readonly transactionUid: string;
  readonly status: string;
}

/** The server says that it cannot tell; its sentence. */
class TransactionError extends Error {
  override readonly name = 'TransactionError';
}

/** What of a query says whether to ask again. */
interface Asked {
  readonly data: PaymentState | undefined;
  readonly error: Error | null;
  readonly dataUpdateCount: number;
  readonly errorUpdateCount: number;
}

/**
 * How a payment stands (CHECK-038), asked every second while the page is seen and the server answers something that leads
 * nowhere yet (CHECK-012, CHECK-021), or cannot be reached, and ever more rarely after that. Rejects with TransactionError for one that there
 * is not, and as `request` does (CHECK-022).
 */
export function statusQuery(transactionUid: string) {
  return queryOptions({
    queryKey: ['transaction', transactionUid],
    staleTime: 0,
    gcTime: 0,
    meta: { keep: false },
    // Without a network it waits for one.
    networkMode: 'online',
    refetchInterval: ({ state }: { readonly state: Asked }) => {
      const isOpen = state.data === undefined || paymentEnd(state.data.status) === 'wait';
      const canGoOn = state.error === null || state.error instanceof NetworkError;
      const asked = state.dataUpdateCount + state.errorUpdateCount;
      return isOpen && canGoOn ? pollDelay(Math.floor(asked / 10)) : false;
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
