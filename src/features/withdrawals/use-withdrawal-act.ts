import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { request } from '#src/data/graphql/client.ts';
import {
  ChangeLinkedWithdrawalDocument,
  ChangeWithdrawalDocument,
  type ChangeWithdrawalMutationVariables,
  DeclareLinkedWithdrawalDocument,
  DeclareWithdrawalDocument,
  type DeclareWithdrawalMutationVariables,
} from './withdrawals.gen.ts';

export type WithdrawalAct =
  | { readonly kind: 'declare'; readonly given: Omit<DeclareWithdrawalMutationVariables, 'commandId'> }
  | { readonly kind: 'change'; readonly given: Omit<ChangeWithdrawalMutationVariables, 'commandId'> };

/** The server's refusal, in the reader's language. */
export class WithdrawalRefused extends Error {}

async function answerTo(act: WithdrawalAct, token: string | null, commandId: string) {
  if (act.kind === 'declare') {
    const variables = { ...act.given, commandId };
    return token === null
      ? (await request(DeclareWithdrawalDocument, variables)).declareWithdrawal
      : (await request(DeclareLinkedWithdrawalDocument, { ...variables, token })).declareLinkedWithdrawal;
  }
  const variables = { ...act.given, commandId };
  return token === null
    ? (await request(ChangeWithdrawalDocument, variables)).changeWithdrawal
    : (await request(ChangeLinkedWithdrawalDocument, { ...variables, token })).changeLinkedWithdrawal;
}

/**
 * Declares a withdrawal or performs one of its steps, for an account or with the token of an emailed link. The purchase
 * is refetched afterwards, even after a refusal. `act` resolves to whether it succeeded; repeating the same act after a
 * failure reuses its command id.
 */
export function useWithdrawalAct(token: string | null) {
  const client = useQueryClient();
  const intent = useRef<{ readonly key: string; readonly commandId: string } | null>(null);
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: async (act: WithdrawalAct) => {
      const key = JSON.stringify(act);
      if (intent.current?.key !== key) intent.current = { key, commandId: crypto.randomUUID() };
      const answer = await answerTo(act, token, intent.current.commandId);
      if ('errorCode' in answer) throw new WithdrawalRefused(answer.message);
    },
    onSuccess: () => {
      intent.current = null;
    },
    onSettled: () =>
      client.invalidateQueries({
        queryKey: token === null ? ['order-products'] : ['withdrawal-link', token],
      }),
  });
  const act = async (given: WithdrawalAct): Promise<boolean> =>
    await mutateAsync(given).then(
      () => true,
      () => false,
    );
  return { act, isPending, error };
}
