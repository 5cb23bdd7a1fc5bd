import type { CaseEvent } from '#domain/cases/case-life-cycle.ts';
import { trackingLength } from '#domain/orders/tracking.ts';
import { command } from '../../command.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { ValidationError } from '../../graphql/errors.ts';
import { requireText } from './answer-case.ts';
import type { CaseParty } from './case-party.ts';
import { addEntry } from './store.ts';
import { type CaseChange, transitionCase } from './transition-case.ts';

/** Transitions that a side can make without terms. */
export const plainCaseEvents = [
  'escalate',
  'withdraw',
  'accept_decision',
  'appeal',
  'send_back',
  'arrive_back',
  'receive_back',
  'contest_back',
] as const satisfies readonly CaseEvent[];
type PlainCaseEvent = (typeof plainCaseEvents)[number];

export interface CaseStep {
  readonly event: PlainCaseEvent;
  /** The reason of an appeal or a contested return; for a return, its tracking number. */
  readonly text: string;
  readonly commandId?: string | null | undefined;
}

/**
 * Runs a transition that needs no terms. Throws the errors of `open`, and ValidationError for a missing text or a
 * transition that the case does not allow now.
 */
export async function changeCase(
  context: GraphqlContext,
  { uuid, open }: CaseParty,
  given: CaseStep,
): Promise<void> {
  const { commandId, ...rest } = given;
  const body = { uuid, ...rest };
  await command(context, { name: 'changeCase', commandId, body }, async (scope) => {
    const { row, line, actor } = await open(scope.tx, 'lock');
    const { event } = given;
    const text = textFor(given);
    await transitionCase(scope, { row, line, event, actor, change: changeFor(event, actor, text) });
    await addEntry(scope, { caseId: row.id, side: actor, what: event, text });
  });
}

function textFor({ event, text }: CaseStep): string {
  if (event === 'appeal' || event === 'contest_back') return requireText(text);
  if (event !== 'send_back') return '';
  const tracking = text.trim();
  if (tracking.length < trackingLength.from || tracking.length > trackingLength.to)
    throw new ValidationError('validation_error', [{ field: 'text', code: 'case_tracking' }]);
  return tracking;
}

function changeFor(event: PlainCaseEvent, actor: string, text: string): CaseChange {
  if (event === 'appeal') return { appealed_by: actor === 'seller' ? 'seller' : 'buyer' };
  if (event === 'contest_back') return { was_contested: true };
  return event === 'send_back' ? { return_tracking: text } : {};
}
