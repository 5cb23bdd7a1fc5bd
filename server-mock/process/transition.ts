import {
  type Decision,
  deadlineKinds,
  decide,
  type LifeCycle,
  type LifeCycleParts,
} from '../../src/domain/process/life-cycle.ts';
import type { CommandScope } from '../command.ts';
import { ObjectDoesNotExistError, ValidationError } from '../graphql/errors.ts';
import { clearDeadline, setDeadline } from './deadlines.ts';

/** How one kind of object keeps its state; a module has one holder per life cycle. */
export interface StateHolder<Parts extends LifeCycleParts> {
  readonly lifeCycle: LifeCycle<Parts>;
  /** Locks the row (FOR UPDATE) and reads its state and the guards' facts; null when there is none. */
  lock(
    scope: CommandScope,
    id: string,
  ): Promise<{ readonly state: Parts['state']; readonly facts: Parts['facts'] } | null>;
  /** Writes the new state. */
  write(scope: CommandScope, id: string, to: Parts['state']): Promise<void>;
  /** One function per effect of the table; run in the table's order, in the transaction. */
  readonly effects: {
    readonly [Name in Parts['effect']]: (scope: CommandScope, id: string) => Promise<void>;
  };
}

/** Takes the deadlines of a state that is left away and sets the row's own. One that stays in its state keeps them. */
export async function moveDeadline<Parts extends LifeCycleParts>(
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
 * Moves an object through its life cycle: locks, decides by the table, writes, runs the effects in order, sets and
 * clears deadlines, and appends the event `<life cycle>.<event>` with {id, from, to, actor}. Returns the new state.
 * Throws ObjectDoesNotExistError, or ValidationError with the table's refusal.
 */
export async function transition<Parts extends LifeCycleParts>(
  scope: CommandScope,
  holder: StateHolder<Parts>,
  move: { readonly id: string; readonly event: Parts['event']; readonly actor: Parts['actor'] },
): Promise<Parts['state']> {
  const { id, event, actor } = move;
  const found = await holder.lock(scope, id);
  if (found === null) throw new ObjectDoesNotExistError();
  const decision = decide(holder.lifeCycle, { ...found, event, actor });
  if (!decision.ok) throw new ValidationError(decision.code);
  const { from, to, effects } = decision.value;
  await holder.write(scope, id, to);
  for (const effect of effects) await holder.effects[effect as Parts['effect']](scope, id);
  await moveDeadline(scope, holder.lifeCycle, id, decision.value);
  await scope.emit(`${holder.lifeCycle.name}.${event}`, { id, from, to, actor });
  return to;
}
