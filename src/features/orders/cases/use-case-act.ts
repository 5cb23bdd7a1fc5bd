import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import { useCommandIds } from '#src/data/graphql/command-ids.ts';
import { CommandRefused } from '#src/data/graphql/command-problem.ts';
import { useCaseKey } from './case-key.ts';
import {
  AcceptCaseProposalDocument,
  type AcceptCaseProposalMutationVariables,
  AcceptGuestCaseProposalDocument,
  AnswerCaseDocument,
  type AnswerCaseMutationVariables,
  AnswerGuestCaseDocument,
  ChangeCaseDocument,
  type ChangeCaseMutationVariables,
  ChangeGuestCaseDocument,
  OpenCaseDocument,
  type OpenCaseMutationVariables,
  OpenGuestCaseDocument,
  ProposeInCaseDocument,
  type ProposeInCaseMutationVariables,
  ProposeInGuestCaseDocument,
} from './cases.gen.ts';

type Given<Variables> = Omit<Variables, 'commandId'>;

export type CaseAct =
  | { readonly kind: 'open'; readonly given: Given<OpenCaseMutationVariables> }
  | { readonly kind: 'answer'; readonly given: Given<AnswerCaseMutationVariables> }
  | { readonly kind: 'propose'; readonly given: Given<ProposeInCaseMutationVariables> }
  | { readonly kind: 'accept'; readonly given: Given<AcceptCaseProposalMutationVariables> }
  | { readonly kind: 'change'; readonly given: Given<ChangeCaseMutationVariables> };

async function answered(act: CaseAct, commandId: string) {
  switch (act.kind) {
    case 'open':
      return (await request(OpenCaseDocument, { ...act.given, commandId })).openCase;
    case 'answer':
      return (await request(AnswerCaseDocument, { ...act.given, commandId })).answerCase;
    case 'propose':
      return (await request(ProposeInCaseDocument, { ...act.given, commandId })).proposeInCase;
    case 'accept':
      return (await request(AcceptCaseProposalDocument, { ...act.given, commandId })).acceptCaseProposal;
    case 'change':
      return (await request(ChangeCaseDocument, { ...act.given, commandId })).changeCase;
  }
}

/** The same for a guest: the key of the link replaces the ids of the order and the complaint; without photos. */
async function answeredGuest(act: CaseAct, key: string, commandId: string) {
  switch (act.kind) {
    case 'open': {
      const { orderUuid: _, photos: _none, ...given } = act.given;
      return (await request(OpenGuestCaseDocument, { ...given, key, commandId })).openGuestCase;
    }
    case 'answer': {
      const { text } = act.given;
      return (await request(AnswerGuestCaseDocument, { key, text, commandId })).answerGuestCase;
    }
    case 'propose': {
      const { uuid: _, ...given } = act.given;
      return (await request(ProposeInGuestCaseDocument, { ...given, key, commandId })).proposeInGuestCase;
    }
    case 'accept': {
      const { proposalUuid } = act.given;
      const variables = { key, proposalUuid, commandId };
      return (await request(AcceptGuestCaseProposalDocument, variables)).acceptGuestCaseProposal;
    }
    case 'change': {
      const { uuid: _, ...given } = act.given;
      return (await request(ChangeGuestCaseDocument, { ...given, key, commandId })).changeGuestCase;
    }
  }
}

async function send(act: CaseAct, linkKey: string | null, commandId: string): Promise<void> {
  const answer = await (linkKey === null ? answered(act, commandId) : answeredGuest(act, linkKey, commandId));
  if ('errorCode' in answer) throw new CommandRefused(answer.message);
}

/**
 * Runs an action of a complaint and refetches the order, also after a refusal. `act` resolves to whether it succeeded;
 * a retry of the same action has the same idempotency key.
 */
export function useCaseAct() {
  const client = useQueryClient();
  const linkKey = useCaseKey();
  const ids = useCommandIds();
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (act: CaseAct) => send(act, linkKey, ids.of(act)),
    onSuccess: ids.settle,
    onSettled: () =>
      client.invalidateQueries({ queryKey: [linkKey === null ? 'order-products' : 'guest-order'] }),
  });
  const act = async (given: CaseAct): Promise<boolean> =>
    await mutateAsync(given).then(
      () => true,
      () => false,
    );
  return { act, isPending, error, reset };
}
