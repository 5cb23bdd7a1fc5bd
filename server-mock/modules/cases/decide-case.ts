import { type CaseTerms, type DecisionGround, loserOf } from '#domain/cases/case-terms.ts';
import { audit } from '../../audit.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { UserHasNoObjectPermissionError } from '../../graphql/errors.ts';
import { withFreshCode } from '../auth/public.ts';
import { requireText } from './answer-case.ts';
import { requireTerms } from './propose-in-case.ts';
import { addEntry, ownCase } from './store.ts';
import { transitionCase } from './transition-case.ts';

export interface CaseDecision {
  readonly uuid: string;
  readonly terms: CaseTerms;
  readonly ground: DecisionGround;
  /** The reasons; both sides read them. */
  readonly text: string;
  /** A fresh code of the second factor, for staff who have one. */
  readonly code?: string | null | undefined;
  readonly commandId?: string | null | undefined;
}

/**
 * Decides a case, or its appeal, as staff. A first decision can be appealed for 14 days, and no money is refunded
 * before that. A decision on an appeal takes effect at once and is made by another colleague. Throws the errors of
 * `ownCase`, TooManyRequestsError, and ValidationError for invalid terms, text or code, or
 * `case_needs_another_colleague`.
 */
export async function decideCase(context: GraphqlContext, given: CaseDecision): Promise<void> {
  const viewer = signedIn(context);
  const { commandId, code, ...body } = given;
  await withFreshCode(context, { name: 'decideCase', commandId, body }, code, async (scope) => {
    const { row, line, actor } = await ownCase(scope.tx, viewer, given.uuid, 'lock');
    // Staff do not decide cases about their own purchases or sales.
    if (actor !== 'staff') throw new UserHasNoObjectPermissionError('actor_not_allowed');
    const { terms, ground } = given;
    const text = requireText(given.text);
    const { all } = await requireTerms(scope, { row, line }, terms, actor);
    const entry = { caseId: row.id, side: 'staff', what: 'decide', text, terms, ground } as const;
    await addEntry(scope, entry);
    await transitionCase(scope, {
      ...{ row, line, event: 'decide', actor, staffId: viewer.userId },
      change: {
        ...{ refund_cents: terms.refund, needs_return: terms.needsReturn },
        ...{ return_paid_by: terms.returnPaidBy, lost_by: loserOf(terms.refund, all) },
        // Acceptance of an earlier decision does not extend to this one.
        accepted_by: null,
        ...{ decided_by: viewer.userId, proposed_by: null, proposal_id: null },
      },
    });
    const details = { case: row.id, refundCents: terms.refund, ground };
    await audit(scope.tx, context, { kind: 'staff_case_decided', userId: line.order.user_id, details });
  });
}
