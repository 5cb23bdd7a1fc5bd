import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { session$, signIn } from '#src/platform/session/session.ts';
import { type MyData, myDataQuery } from './seller-query.ts';
import type { SellerValues } from './seller-values.ts';
import type { SentSeller } from './send-seller.ts';
import type { SendOutcome } from './use-seller-form.ts';

/** Sends the form with one idempotency key per intent and updates the cached seller and the session. */
export function useSaveSeller(
  userId: string,
  send: (values: SellerValues, commandId: string) => Promise<SentSeller>,
  onSaved: () => void,
): (values: SellerValues) => Promise<SendOutcome> {
  const client = useQueryClient();
  const intent = useRef<{ readonly body: string; readonly commandId: string } | null>(null);
  return async (values) => {
    const body = JSON.stringify(values);
    if (intent.current?.body !== body) intent.current = { body, commandId: crypto.randomUUID() };
    const outcome = await send(values, intent.current.commandId);
    if (outcome.kind !== 'seller') return outcome;
    // Saving the same values again later is a new intent: something may have changed in between.
    intent.current = null;
    const { seller } = outcome;
    client.setQueryData<MyData>(myDataQuery(userId).queryKey, (before) => before && { ...before, seller });
    await client.invalidateQueries({ queryKey: ['my-seller', userId] });
    const session = session$.value;
    if (session?.userId === userId && session.sellerId !== seller.uuid)
      signIn({ ...session, sellerId: seller.uuid });
    onSaved();
    return { kind: 'saved' };
  };
}
