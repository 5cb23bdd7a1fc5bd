import {
  type Decision,
  deadlineKinds,
  decide,
  type LifeCycle,
  type LifeCycleParts,
  type LifeCycleRefusal,
  type Situation,
} from '#domain/process/life-cycle.ts';
import type { CommandScope } from '../command.ts';
import { clearDeadline, setDeadline } from './deadlines.ts';

/** Persists the transitions of one kind of object. */
export interface TransitionWriter<Parts extends LifeCycleParts> {
  readonly lifeCycle: LifeCycle<Parts>;
  /** Writes the new state, together with what the table's constraints require in the same statement. */
  write(
    scope: CommandScope,
    id: string,
    to: Parts['state'],
    effects: readonly Parts['effect'][],
  ): Promise<void>;
  /** One function per effect of the life cycle; they run in its order, in the transaction, after `write`. */
  readonly effects: {
    readonly [Name in Parts['effect']]: (scope: CommandScope, id: string) => Promise<void>;
  };
}

/** The error for a transition whose caller knows that it is possible; it names the object and the code. */
export function impossible(object: string, id: string, event: string): (code: string) => Error {
  return (code) => new Error(`The transition ${event} of ${object} ${id} is impossible: ${code}.`);
}

/**
 * Clears the deadlines of the state that is left and sets that of the transition. Without a change of state the
 * existing ones remain.
 */
async function replaceDeadlines<Parts extends LifeCycleParts>(
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
 * Runs a transition of any life cycle: decides by its table, writes, runs the effects in order, sets and clears
 * deadlines. The caller must hold the row lock of the object. If the transition is not allowed, throws the error that
 * `refused` creates for its code.
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
  await replaceDeadlines(scope, writer.lifeCycle, id, decision.value);
  return decision.value;
}
