import { ok, type Result, refuse } from '../result.ts';

/** The types that one life cycle is made of; `Facts` is what its guards may look at, a plain object. */
export interface LifeCycleParts {
  readonly state: string;
  readonly event: string;
  readonly actor: string;
  readonly facts: object;
  /** A code that the interface has a sentence for. */
  readonly code: string;
  readonly effect: string;
}

/** A condition over the facts, named so that tables and diagrams can show it. */
export interface Guard<Parts extends LifeCycleParts> {
  readonly name: string;
  readonly holds: (facts: Parts['facts']) => boolean;
  /** The refusal when no other row fits. A guard with several conditions names the one that fails. */
  readonly code: Parts['code'] | ((facts: Parts['facts']) => Parts['code']);
}

/** Something that must happen by a moment; the server keeps it as a row that a sweep picks up. */
interface DeadlineRule<Parts extends LifeCycleParts> {
  /** The name of the handler, for example `listing_expiry`. */
  readonly kind: string;
  /** Milliseconds from the transition. */
  readonly after: number | ((facts: Parts['facts']) => number);
}

/** One row: in one of `from`, on `event`, by one of `by`, when `guard` holds: go to `to` and do `effects` in order. */
export interface TransitionRow<Parts extends LifeCycleParts> {
  readonly from: readonly Parts['state'][];
  readonly event: Parts['event'];
  readonly by: readonly Parts['actor'][];
  readonly guard?: Guard<Parts>;
  readonly to: Parts['state'];
  readonly effects: readonly Parts['effect'][];
  /** Set on arrival. Deadlines of a state that is left are taken away; staying in one keeps them. */
  readonly deadline?: DeadlineRule<Parts>;
}

/**
 * A life cycle as data: the one source for the server, the buttons, the diagram and the every-pair test. Rows of the
 * same state, event and actor are tried in their order; the first whose guard holds is taken.
 */
export interface LifeCycle<Parts extends LifeCycleParts> {
  /** For example `product`; events are stored as `<name>.<event>`. */
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

/** The row that applies. */
export interface Decision<Parts extends LifeCycleParts> {
  readonly from: Parts['state'];
  readonly to: Parts['state'];
  readonly effects: readonly Parts['effect'][];
  readonly deadline: { readonly kind: string; readonly afterMilliseconds: number } | null;
}

/** Refusals that every life cycle has beside those of its guards. */
export type LifeCycleRefusal = 'wrong_state' | 'actor_not_allowed';

/**
 * What happens on an event. Refuses `wrong_state` when the event has no row from this state, `actor_not_allowed` when
 * it has rows but none for this actor, and the first guard's code when no guard holds.
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

/** The events that an actor could cause now: what buttons ask. */
export function possibleEvents<Parts extends LifeCycleParts>(
  lifeCycle: LifeCycle<Parts>,
  situation: Omit<Situation<Parts>, 'event'>,
): readonly Parts['event'][] {
  return lifeCycle.events.filter((event) => decide(lifeCycle, { ...situation, event }).ok);
}

/** The kinds of deadlines that arriving in a state may have set. */
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
