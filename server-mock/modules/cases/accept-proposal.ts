import { command } from '../../command.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { ValidationError } from '../../graphql/errors.ts';
import type { CaseParty } from './case-party.ts';
import { addEntry, refundable } from './store.ts';
import { transitionCase } from './transition-case.ts';

export interface CaseAcceptance {
  /** The proposal that the caller has seen; it may have been replaced since. */
  readonly proposalUuid: string;
  readonly commandId?: string | null | undefined;
}

/**
 * Accepts the other side's proposal. The refund is made at once, or after the product was returned. Throws the errors
 * of `open`, and ValidationError `case_other_proposal` if the proposal was replaced or there is none.
 */
export async function acceptCaseProposal(
  context: GraphqlContext,
  { uuid, open }: CaseParty,
  given: CaseAcceptance,
): Promise<void> {
  const { commandId, ...rest } = given;
  const body = { uuid, ...rest };
  await command(context, { name: 'acceptCaseProposal', commandId, body }, async (scope) => {
    const { row, line, actor } = await open(scope.tx, 'lock');
    if (row.proposal_id !== null && row.proposal_id !== given.proposalUuid)
      throw new ValidationError('case_other_proposal');
    // A refund outside the case may have left less than was proposed.
    if (Number(row.refund_cents ?? 0) > (await refundable(scope.tx, line)).all)
      throw new ValidationError('case_refund_amount');
    await transitionCase(scope, { row, line, event: 'accept', actor });
    await addEntry(scope, { caseId: row.id, side: actor, what: 'accept' });
  });
}
