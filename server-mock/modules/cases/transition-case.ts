import type { Updateable } from 'kysely';
import { caseDeadline } from '#domain/cases/case-clock.ts';
import {
  type CaseActor,
  type CaseEvent,
  type CaseParts,
  type CaseSituation,
  type CaseState,
  caseLifeCycle,
  isReturning,
} from '#domain/cases/case-life-cycle.ts';
import { type CaseOutcome, outcomeOf } from '#domain/cases/case-terms.ts';
import { appellants, type CaseSide, otherSide } from '#domain/cases/case-turn.ts';
import type { CommandScope } from '../../command.ts';
import { UserHasNoObjectPermissionError, ValidationError } from '../../graphql/errors.ts';
import { clearDeadline, setDeadline } from '../../process/deadlines.ts';
import { runTransition, type TransitionWriter } from '../../process/transition.ts';
import { refundPart } from '../ledger/public.ts';
import { bookedLine } from '../orders/public/lines.ts';
import { transitionDelivery } from '../orders/public/transition-delivery.ts';
import { returnAddressOf } from '../orders/return-address-view.ts';
import { caseChanged } from './events.ts';
import { type CaseRow, type OpenedCase, refundable } from './store.ts';
import type { CasesTable } from './tables.ts';

/**
 * The deadline of the next transition of a case, or of its reminder. `overdueDeadline` is that of a decision by
 * staff.
 */
export const caseStep = 'case_step';
export const overdueDeadline = 'case_overdue';

export interface CaseTransition extends OpenedCase {
  readonly event: CaseEvent;
  readonly actor: CaseActor;
  /** The acting member of staff. */
  readonly staffId?: string;
  /** What changes with the state. Amounts in cents. */
  readonly change?: CaseChange;
}

export type CaseChange = Pick<
  Updateable<CasesTable>,
  | 'refund_cents'
  | 'needs_return'
  | 'return_paid_by'
  | 'proposed_by'
  | 'proposal_id'
  | 'lost_by'
  | 'accepted_by'
  | 'decided_by'
  | 'appealed_by'
  | 'was_contested'
  | 'return_tracking'
>;

const noProposal = { proposed_by: null, proposal_id: null } as const;
const noTerms = { refund_cents: null, needs_return: false, return_paid_by: null, ...noProposal } as const;

function isReturnOfSeller({ needs_return, return_paid_by }: CaseRow): boolean {
  return needs_return && return_paid_by === 'SELLER';
}

export function turnFactsOf(row: CaseRow) {
  const { state, proposed_by, lost_by, accepted_by } = row;
  const isSellersReturn = isReturnOfSeller(row);
  return { state, proposedBy: proposed_by, lostBy: lost_by, acceptedBy: accepted_by, isSellersReturn };
}

/** The facts that the guards need for one actor. `needsReturn` comes from the transition itself where it has terms. */
export function situationIn(
  row: CaseRow,
  actor: CaseActor,
  {
    staffId,
    needsReturn = row.needs_return,
    hasReturnAddress = true,
  }: {
    readonly staffId?: string;
    readonly needsReturn?: boolean;
    readonly hasReturnAddress?: boolean;
  } = {},
): CaseSituation {
  const side = actor === 'buyer' || actor === 'seller' ? actor : null;
  const may = appellants(turnFactsOf(row));
  return {
    isOthersProposal: side !== null && row.proposed_by === otherSide(side),
    needsReturn,
    isSellersReturn: isReturnOfSeller(row),
    hasReturnAddress,
    mayAppeal: side !== null && may.includes(side),
    isLastVoice: may.every((one) => one === side),
    isFinal: row.appealed_by !== null || row.was_contested,
    isSameStaff: staffId !== undefined && row.decided_by === staffId,
  };
}

/**
 * Runs one transition of a case in the caller's transaction, with its deadline and its effects on the money. Throws
 * ValidationError with the refusal's code, UserHasNoObjectPermissionError for the wrong side.
 */
export async function transitionCase(scope: CommandScope, transition: CaseTransition): Promise<CaseState> {
  const { row, line, event, actor, change, staffId } = transition;
  const address = isReturning(row.state) ? await returnAddressOf(scope.tx, line.product.seller_id) : null;
  const facts = situationIn(row, actor, {
    hasReturnAddress: address !== null,
    ...(staffId !== undefined && { staffId }),
    ...(change?.needs_return !== undefined && { needsReturn: change.needs_return }),
  });
  const situation = { id: row.id, state: row.state, event, actor, facts };
  const { to } = await runTransition(scope, writerOf(transition), situation, (code) =>
    code === 'actor_not_allowed' ? new UserHasNoObjectPermissionError(code) : new ValidationError(code),
  );
  if (to !== row.state || event === 'propose') await startClock(scope, row.id, to);
  return to;
}

/** Schedules the next deadline of a state: its reminder if it has one, otherwise its end. */
export async function startClock({ tx, now }: CommandScope, id: string, state: CaseState): Promise<void> {
  await clearDeadline(tx, caseStep, id);
  await clearDeadline(tx, overdueDeadline, id);
  const deadline = caseDeadline(state, now);
  const dueAt = deadline === null ? null : new Date(deadline.dueAt);
  await tx.updateTable('cases').set({ state_since: now, due_at: dueAt }).where('id', '=', id).execute();
  if (deadline === null) return;
  if (!deadline.endsByItself) {
    await setDeadline(tx, { kind: overdueDeadline, subjectId: id, dueAt: new Date(deadline.dueAt) });
    return;
  }
  const first = new Date(deadline.remindAt ?? deadline.dueAt);
  await setDeadline(tx, { kind: caseStep, subjectId: id, dueAt: first });
}

function writerOf(transition: CaseTransition): TransitionWriter<CaseParts> {
  const { row, line, event, actor, change } = transition;
  let reached: CaseState = row.state;
  const notify = async (scope: CommandScope, side: CaseSide) => {
    await scope.emit(caseChanged, { caseId: row.id, what: whatOf(event, row.state, reached), side });
  };
  const notifyBoth = async (scope: CommandScope) => {
    await notify(scope, 'buyer');
    await notify(scope, 'seller');
  };
  return {
    lifeCycle: caseLifeCycle,
    write: async (scope, id, state) => {
      reached = state;
      const isEscalated = state === 'ESCALATED' && row.state !== 'ESCALATED';
      await scope.tx
        .updateTable('cases')
        .set({
          state,
          ...(event === 'accept' && noProposal),
          ...(isEscalated && noTerms),
          ...change,
          ...(state === 'CLOSED' && { closed_at: scope.now, outcome: await outcomeIn(scope, transition) }),
        })
        .where('id', '=', id)
        .execute();
    },
    effects: {
      carry_out: (scope) => carryOut(scope, transition),
      drop: async (scope) => {
        await transitionDelivery(scope, { line, event: 'settle', actor: 'system' }, refusedDelivery);
      },
      note_acceptance: async ({ tx }, id) => {
        const accepted_by = actor === 'buyer' ? 'buyer' : 'seller';
        await tx.updateTable('cases').set({ accepted_by }).where('id', '=', id).execute();
      },
      notify_buyer: (scope) => notify(scope, 'buyer'),
      notify_seller: (scope) => notify(scope, 'seller'),
      notify_other: async (scope) => {
        if (actor === 'buyer' || actor === 'seller') await notify(scope, otherSide(actor));
        else await notifyBoth(scope);
      },
      notify_both: notifyBoth,
    },
  };
}

const refusedDelivery = (code: string): Error => new ValidationError(code);

const refundOf = ({ row, change }: CaseTransition): number =>
  Number(change?.refund_cents ?? row.refund_cents ?? 0);

async function outcomeIn({ tx }: CommandScope, transition: CaseTransition): Promise<CaseOutcome> {
  if (transition.event === 'withdraw') return 'WITHDRAWN';
  if (transition.event === 'end') return 'ENDED_OTHERWISE';
  if (transition.event === 'time_out' && transition.row.state === 'RETURN_PENDING') return 'NOT_RETURNED';
  return outcomeOf(refundOf(transition), (await refundable(tx, transition.line)).all);
}

/** Makes the refund that was agreed or decided, and cancels or completes the sale. */
async function carryOut(scope: CommandScope, transition: CaseTransition): Promise<void> {
  const { line } = transition;
  const refund = refundOf(transition);
  const outcome = outcomeOf(refund, (await refundable(scope.tx, line)).all);
  if (outcome === 'PART_REFUND') await refundPart(scope, await bookedLine(scope.tx, line), refund);
  const event = outcome === 'FULL_REFUND' ? 'refund' : 'settle';
  await transitionDelivery(scope, { line, event, actor: 'system' }, refusedDelivery);
}

const byEvent: Readonly<Partial<Record<CaseEvent, string>>> = {
  answer: 'answered',
  propose: 'proposed',
  withdraw: 'withdrawn',
  // A decision is announced as a decision, whatever state it leads to.
  decide: 'decided',
};

/** The subject of the notification: as a rule, the state that was reached. */
function whatOf(event: CaseEvent, from: CaseState, to: CaseState): string {
  if (from === 'DECIDED' && to === 'DECIDED') return 'decision_accepted';
  return byEvent[event] ?? to.toLowerCase();
}
