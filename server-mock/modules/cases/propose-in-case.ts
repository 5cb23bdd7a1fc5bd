import type { CaseActor } from '#domain/cases/case-life-cycle.ts';
import { type CaseTerms, caseTextLength, termsProblem } from '#domain/cases/case-terms.ts';
import { type CommandScope, command } from '../../command.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { UserHasNoObjectPermissionError, ValidationError } from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import type { CaseParty } from './case-party.ts';
import { requireSpace } from './require-space.ts';
import { addEntry, type OpenedCase, refundable } from './store.ts';
import { transitionCase } from './transition-case.ts';

export interface CaseProposal {
  readonly terms: CaseTerms;
  /** May be empty. */
  readonly text: string;
  readonly commandId?: string | null | undefined;
}

/** Refuses terms that do not fit what was paid or the reason of the complaint, as ValidationError with the field. */
export async function requireTerms(
  { tx }: CommandScope,
  { row, line }: OpenedCase,
  terms: CaseTerms,
  by: CaseActor,
) {
  const { all, bank } = await refundable(tx, line);
  const code = termsProblem(terms, { reason: by === 'staff' ? null : row.reason, left: all });
  if (code !== null) {
    const field = code === 'case_return_not_received' ? 'needsReturn' : 'refund';
    throw new ValidationError('validation_error', [{ field, code }]);
  }
  // The part that a gift card paid is only refunded with a full refund.
  if (terms.refund > bank && terms.refund < all)
    throw new ValidationError('validation_error', [{ field: 'refund', code: 'case_refund_amount' }]);
  return { all };
}

/**
 * Proposes an outcome to the other side, which has three working days to accept. A later proposal replaces an earlier
 * one. Throws the errors of `open`, TooManyRequestsError, and ValidationError for invalid terms, a case that is not being
 * negotiated or too many messages.
 */
export async function proposeInCase(
  context: GraphqlContext,
  { uuid, open, limitKey }: CaseParty,
  given: CaseProposal,
): Promise<void> {
  const { commandId, ...rest } = given;
  const body = { uuid, ...rest };
  await context.limits.spend(limitRules.caseMessage, limitKey);
  await command(context, { name: 'proposeInCase', commandId, body }, async (scope) => {
    const { row, line, actor } = await open(scope.tx, 'lock');
    if (actor === 'staff') throw new UserHasNoObjectPermissionError('actor_not_allowed');
    await requireSpace(scope, row.id, actor);
    const text = given.text.trim();
    if (text.length > caseTextLength.to)
      throw new ValidationError('validation_error', [{ field: 'text', code: 'case_text_too_long' }]);
    const { terms } = given;
    await requireTerms(scope, { row, line }, terms, actor);
    const entry = { caseId: row.id, side: actor, what: 'propose', text, terms } as const;
    const proposalId = await addEntry(scope, entry);
    await transitionCase(scope, {
      ...{ row, line, event: 'propose', actor },
      change: {
        ...{ refund_cents: terms.refund, needs_return: terms.needsReturn },
        ...{ return_paid_by: terms.returnPaidBy, proposed_by: actor, proposal_id: proposalId },
      },
    });
  });
}
