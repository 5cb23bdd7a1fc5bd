import { ok, type Result, refuse } from '../result.ts';

/** The types of a life cycle. `Facts` is the plain object that its guards check. */
export interface LifeCycleParts {
  readonly state: string;
  readonly event: string;
  readonly actor: string;
  readonly facts: object;
  /** An error code for which the interface has a message. */
  readonly code: string;
  readonly effect: string;
}

/** A condition on the facts, with a name for tables and diagrams. */
export interface Guard<Parts extends LifeCycleParts> {
  readonly name: string;
  readonly holds: (facts: Parts['facts']) => boolean;
  /**
   * The code of the refusal when no other row applies. A guard with several conditions returns the one that failed.
   */
  readonly code: Parts['code'] | ((facts: Parts['facts']) => Parts['code']);
}

/** An action that is due after some time. The server stores it as a row that a scheduled job processes. */
interface DeadlineRule<Parts extends LifeCycleParts> {
  /** The name of the handler, for example `listing_expiry`. */
  readonly kind: string;
  /** In milliseconds, from the transition. */
  readonly after: number | ((facts: Parts['facts']) => number);
}

/**
 * A transition: from one of the `from` states, on `event`, by one of the `by` actors, if `guard` holds, to `to`. The
 * effects run in order.
 */
export interface TransitionRow<Parts extends LifeCycleParts> {
  readonly from: readonly Parts['state'][];
  readonly event: Parts['event'];
  readonly by: readonly Parts['actor'][];
  readonly guard?: Guard<Parts>;
  readonly to: Parts['state'];
  readonly effects: readonly Parts['effect'][];
  /**
   * Set when the transition enters a state. Leaving a state cancels its deadlines; a transition to the same state
   * keeps them.
   */
  readonly deadline?: DeadlineRule<Parts>;
}

/**
 * A life cycle as data, shared by the server, the buttons, the diagram and the test of all pairs. Rows with the same
 * state, event and actor are tried in order; the first one whose guard holds applies.
 */
export interface LifeCycle<Parts extends LifeCycleParts> {
  /** For example `product`. Domain events are stored as `<name>.<event>`. */
  readonly name: string;
  readonly states: readonly Parts['state'][];
  readonly events: readonly Parts['event'][];
  readonly actors: readonly Parts['actor'][];
  readonly initial: Parts['state'];
  readonly rows: readonly TransitionRow<Parts>[];
}

export interface Situation<Parts extends LifeCycleParts> {
  readonly state: Parts['state'];
  readonly event: Parts['event'];
  readonly actor: Parts['actor'];
  readonly facts: Parts['facts'];
}

/** The result of the row that applies. */
export interface Decision<Parts extends LifeCycleParts> {
  readonly from: Parts['state'];
  readonly to: Parts['state'];
  readonly effects: readonly Parts['effect'][];
  readonly deadline: { readonly kind: string; readonly afterMilliseconds: number } | null;
}

/** The refusals of every life cycle, in addition to those of its guards. */
export type LifeCycleRefusal = 'wrong_state' | 'actor_not_allowed';

/**
 * Returns the transition for an event. Refuses with `wrong_state` when the event has no row from this state, with
 * `actor_not_allowed` when it has none for this actor, and with the code of the first guard when no guard holds.
 */
export function decide<Parts extends LifeCycleParts>(
  lifeCycle: LifeCycle<Parts>,
  situation: Situation<Parts>,
): Result<Decision<Parts>, Parts['code'] | LifeCycleRefusal> {
  const { state, event, actor, facts } = situation;
  const here = lifeCycle.rows.filter((row) => row.event === event && row.from.includes(state));
  if (here.length === 0) return refuse('wrong_state');
  const mine = here.filter((row) => row.by.includes(actor));
  if (mine.length === 0) return refuse('actor_not_allowed');
  const row = mine.find((candidate) => candidate.guard === undefined || candidate.guard.holds(facts));
  if (row === undefined) return refuse(codeOf(mine[0]?.guard, facts));
  return ok({
    from: state,
    to: row.to,
    effects: row.effects,
    deadline: row.deadline
      ? { kind: row.deadline.kind, afterMilliseconds: milliseconds(row.deadline, facts) }
      : null,
  });
}

/** Returns the events that an actor can trigger now. Buttons use it to decide whether they are available. */
export function possibleEvents<Parts extends LifeCycleParts>(
  lifeCycle: LifeCycle<Parts>,
  situation: Omit<Situation<Parts>, 'event'>,
): readonly Parts['event'][] {
  return lifeCycle.events.filter((event) => decide(lifeCycle, { ...situation, event }).ok);
}

/** Returns the kinds of deadlines that entering a state can set. */
export function deadlineKinds<Parts extends LifeCycleParts>(
  lifeCycle: LifeCycle<Parts>,
  state: Parts['state'],
): readonly string[] {
  const kinds = lifeCycle.rows.flatMap((row) =>
    row.to === state && row.deadline ? [row.deadline.kind] : [],
  );
  return [...new Set(kinds)];
}

function codeOf<Parts extends LifeCycleParts>(
  guard: Guard<Parts> | undefined,
  facts: Parts['facts'],
): Parts['code'] | LifeCycleRefusal {
  if (guard === undefined) return 'wrong_state';
  return typeof guard.code === 'function' ? guard.code(facts) : guard.code;
}

function milliseconds<Parts extends LifeCycleParts>(
  rule: DeadlineRule<Parts>,
  facts: Parts['facts'],
): number {
  return typeof rule.after === 'number' ? rule.after : rule.after(facts);
}
