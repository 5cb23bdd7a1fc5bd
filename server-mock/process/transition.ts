import {
  type Decision,
  deadlineKinds,
  decide,
  type LifeCycle,
  type LifeCycleParts,
  type LifeCycleRefusal,
  type Situation,
} from '../../src/domain/process/life-cycle.ts';
import type { CommandScope } from '../command.ts';
import { clearDeadline, setDeadline } from './deadlines.ts';

/** How one kind of object writes its moves. */
export interface TransitionWriter<Parts extends LifeCycleParts> {
  readonly lifeCycle: LifeCycle<Parts>;
  /** Writes the new state, and what must change in the same statement because the table's constraints say so. */
  write(
    scope: CommandScope,
    id: string,
    to: Parts['state'],
    effects: readonly Parts['effect'][],
  ): Promise<void>;
  /** One function per effect of the table; run in the table's order, in the transaction, after `write`. */
  readonly effects: {
    readonly [Name in Parts['effect']]: (scope: CommandScope, id: string) => Promise<void>;
  };
}

/** Takes the deadlines of a state that is left away and sets the row's own. One that stays in its state keeps them. */
async function moveDeadline<Parts extends LifeCycleParts>(
  scope: CommandScope,
  lifeCycle: LifeCycle<Parts>,
  id: string,
  { from, to, deadline }: Pick<Decision<Parts>, 'from' | 'to' | 'deadline'>,
): Promise<void> {
  const left = from === to ? [] : deadlineKinds(lifeCycle, from);
  for (const kind of left) await clearDeadline(scope.tx, kind, id);
  if (deadline === null) return;
  const dueAt = new Date(scope.now.getTime() + deadline.afterMilliseconds);
  await setDeadline(scope.tx, { kind: deadline.kind, subjectId: id, dueAt });
}

/**
 * The one engine of every life cycle: decides by the table, writes, runs the effects in order, sets and clears
 * deadlines. The object's row must be locked by the caller. A refusal is thrown as what `refused` makes of it.
 */
export async function runTransition<Parts extends LifeCycleParts>(
  scope: CommandScope,
  writer: TransitionWriter<Parts>,
  { id, ...situation }: Situation<Parts> & { readonly id: string },
  refused: (code: Parts['code'] | LifeCycleRefusal) => Error,
): Promise<Decision<Parts>> {
  const decision = decide(writer.lifeCycle, situation);
  if (!decision.ok) throw refused(decision.code);
  const { to, effects } = decision.value;
  await writer.write(scope, id, to, effects);
  for (const effect of effects) await writer.effects[effect as Parts['effect']](scope, id);
  await moveDeadline(scope, writer.lifeCycle, id, decision.value);
  return decision.value;
}
