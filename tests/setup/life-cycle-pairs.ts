import { decide, type LifeCycle, type LifeCycleParts } from '#domain/process/life-cycle.ts';

/**
 * One cell of the complete table: the result for an object in `state` when `actor` causes `event` under the named
 * facts.
 */
export interface Pair<Parts extends LifeCycleParts> {
  readonly state: Parts['state'];
  readonly event: Parts['event'];
  readonly actor: Parts['actor'];
  /** The name of the facts. */
  readonly when: string;
  /** The next state, or the error code. */
  readonly outcome: string;
  readonly accepted: boolean;
}

/**
 * Facts by name, for example `{ 'may publish': {...}, 'needs review': {...} }`: one set for each result of each
 * guard.
 */
export type Samples<Parts extends LifeCycleParts> = Readonly<Record<string, Parts['facts']>>;

/** Every combination of state, event and actor under every sample. */
export function everyPair<Parts extends LifeCycleParts>(
  lifeCycle: LifeCycle<Parts>,
  samples: Samples<Parts>,
): readonly Pair<Parts>[] {
  return lifeCycle.states.flatMap((state) =>
    lifeCycle.events.flatMap((event) =>
      lifeCycle.actors.flatMap((actor) =>
        Object.entries(samples).map(([when, facts]) => {
          const decision = decide(lifeCycle, { state, event, actor, facts: facts as Parts['facts'] });
          const outcome = decision.ok ? decision.value.to : decision.code;
          return { state, event, actor, when, outcome, accepted: decision.ok };
        }),
      ),
    ),
  );
}

/** The accepted pairs as lines `STATE event actor [facts] -> STATE`, to compare with a list written by hand. */
export function acceptedLines<Parts extends LifeCycleParts>(
  pairs: readonly Pair<Parts>[],
): readonly string[] {
  return pairs
    .filter((pair) => pair.accepted)
    .map((pair) => `${pair.state} ${pair.event} ${pair.actor} [${pair.when}] -> ${pair.outcome}`);
}

/** Problems of the table itself: unreachable states, rows that never apply, undeclared names. */
export function faultsOf<Parts extends LifeCycleParts>(
  lifeCycle: LifeCycle<Parts>,
  samples: Samples<Parts>,
): readonly string[] {
  return [...undeclared(lifeCycle), ...unreachable(lifeCycle), ...idle(lifeCycle, samples)];
}

function undeclared<Parts extends LifeCycleParts>(lifeCycle: LifeCycle<Parts>): readonly string[] {
  const known = new Set<string>([...lifeCycle.states, ...lifeCycle.events, ...lifeCycle.actors]);
  const used = lifeCycle.rows.flatMap((row) => [...row.from, row.event, ...row.by, row.to]);
  return [...new Set<string>(used)]
    .filter((name) => !known.has(name))
    .map((name) => `${name} is not declared`);
}

function unreachable<Parts extends LifeCycleParts>(lifeCycle: LifeCycle<Parts>): readonly string[] {
  const reached = new Set<string>([lifeCycle.initial]);
  for (let size = 0; size !== reached.size; ) {
    size = reached.size;
    for (const row of lifeCycle.rows) if (row.from.some((state) => reached.has(state))) reached.add(row.to);
  }
  return lifeCycle.states.filter((state) => !reached.has(state)).map((state) => `${state} cannot be reached`);
}

function idle<Parts extends LifeCycleParts>(
  lifeCycle: LifeCycle<Parts>,
  samples: Samples<Parts>,
): readonly string[] {
  return lifeCycle.rows
    .filter((row) => {
      const others = { ...lifeCycle, rows: lifeCycle.rows.filter((other) => other !== row) };
      const lines = (table: LifeCycle<Parts>) => JSON.stringify(decisions(table, samples));
      return lines(lifeCycle) === lines(others);
    })
    .map(
      (row) => `the row ${row.from.join('|')} ${row.event} ${row.by.join('|')} -> ${row.to} never applies`,
    );
}

function decisions<Parts extends LifeCycleParts>(
  lifeCycle: LifeCycle<Parts>,
  samples: Samples<Parts>,
): unknown {
  return everyPair(lifeCycle, samples).map((pair) =>
    decide(lifeCycle, { ...pair, facts: samples[pair.when] as Parts['facts'] }),
  );
}
