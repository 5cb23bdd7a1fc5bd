import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import { useCommandIds } from '#src/data/graphql/command-ids.ts';
import { CommandRefused } from '#src/data/graphql/command-problem.ts';
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
 * Declares a withdrawal or performs one of its steps, for an account or with the token of an emailed link. The
 * purchase is refetched afterwards, even after a refusal. `act` resolves to whether it succeeded; a retry of the same
 * step has the same idempotency key.
 */
export function useWithdrawalAct(token: string | null) {
  const client = useQueryClient();
  const ids = useCommandIds();
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: async (act: WithdrawalAct) => {
      const answer = await answerTo(act, token, ids.of(act));
      if ('errorCode' in answer) throw new CommandRefused(answer.message);
    },
    onSuccess: ids.settle,
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
