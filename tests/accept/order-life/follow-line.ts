import type { LineRecord, Noted } from './history.ts';
import { after, type ModelState, silenceOf } from './model.ts';
import { begun } from './model-state.ts';
import type { CarriedParcel } from './parcel-carrier.ts';

const day = 24 * 60 * 60 * 1000;
/** Automatic transitions may be this late, because a server may be down and the clock moves in steps. */
const grace = 2.5 * day;

/** Every end state that the model allows for a line, or why there is none. */
export interface Followed {
  readonly ends: readonly ModelState[];
  readonly problem: string | null;
}

interface Path {
  readonly state: ModelState;
  /** Actions not taken yet, in the order of their earliest moments. */
  readonly left: readonly Noted[];
}

/** A parcel counts as sent with its first scan, as arrived with a delivery scan, and may be lost or returned. */
function scansIn(parcel: CarriedParcel | undefined): readonly Noted[] {
  const first = parcel?.scans[0];
  if (first === undefined) return [];
  const delivered = parcel?.scans.find(({ kind }) => kind === 'DELIVERED');
  const trouble = parcel?.scans.find(({ kind }) => kind === 'LOST' || kind === 'RETURNED');
  return [
    { what: 'ship', from: first.at, until: first.at + grace },
    ...(trouble === undefined
      ? []
      : [
          {
            ...({ what: 'parcel_trouble', isBack: trouble.kind === 'RETURNED' } as const),
            ...{ from: trouble.at, until: trouble.at + grace },
          },
        ]),
    ...(delivered === undefined
      ? []
      : [{ what: 'arrive', from: delivered.at, until: delivered.at + grace } as const]),
  ];
}

/** Follows a line through all confirmed actions, with inactivity in between, until the end of the run. */
export function followLine(line: LineRecord, parcel: CarriedParcel | undefined, end: number): Followed {
  const actions = line.actions.toSorted((one, other) => one.from - other.from);
  const scans = scansIn(parcel);
  let paths: readonly Path[] = [{ state: begun(line), left: [] }];
  for (const [index, action] of actions.entries()) {
    const isLastOfStop = actions[index + 1] === undefined || (actions[index + 1]?.from ?? 0) > action.until;
    const opened = paths.map(({ state, left }) => ({ state, left: [...left, action] }));
    paths = isLastOfStop ? taken(line, scans, opened) : opened;
    if (paths.length === 0)
      return { ends: [], problem: `the shop confirmed ${described(actions.slice(0, index + 1))}` };
  }
  const ends = paths.flatMap(({ state }) => untilEnd(line, scans, state, end));
  return {
    ends: distinct(ends),
    problem: ends.length === 0 ? `it has no end after ${described(actions) || 'silence alone'}` : null,
  };
}

function described(actions: readonly Noted[]): string {
  return actions
    .map(
      ({ what, until, ...rest }) =>
        `${what}${'event' in rest ? ` ${rest.event}` : ''}${'side' in rest ? ` (${rest.side})` : ''} ${new Date(until).toISOString()}`,
    )
    .join(', ');
}

function distinct(states: readonly ModelState[]): readonly ModelState[] {
  return [...new Map(states.map((state) => [JSON.stringify(state), state])).values()];
}

/** Applies the actions of one stop in every possible order, with the automatic transitions before and between them. */
function taken(line: LineRecord, scans: readonly Noted[], paths: readonly Path[]): readonly Path[] {
  const done: ModelState[] = [];
  const visit = ({ state, left }: Path): void => {
    if (left.length === 0) {
      done.push(state);
      return;
    }
    for (const [index, action] of left.entries()) {
      const others = left.filter((_, at) => at !== index);
      for (const before of silent(line, scans, state, action.until)) {
        const next = after(line, before, action);
        if (next !== null) visit({ state: next, left: others });
      }
    }
  };
  for (const path of paths) visit(path);
  return distinct(done).map((state) => ({ state, left: [] }));
}

/** The states that a line may be in at a moment without further actions; overdue transitions have happened. */
function silent(
  line: LineRecord,
  scans: readonly Noted[],
  from: ModelState,
  until: number,
): readonly ModelState[] {
  const found: ModelState[] = [];
  const visit = (state: ModelState): void => {
    const nexts = ownNexts(line, scans, state).filter(({ at }) => at <= until);
    if (nexts.every(({ at }) => at + grace >= until)) found.push(state);
    for (const { leadsTo } of nexts) visit(leadsTo);
  };
  visit(from);
  return distinct(found);
}

function ownNexts(line: LineRecord, scans: readonly Noted[], state: ModelState) {
  const silence = silenceOf(line, state);
  const scanned = scans.flatMap((scan) => {
    const leadsTo = after(line, state, { ...scan, until: scan.from });
    return leadsTo === null ? [] : [{ at: scan.from, leadsTo }];
  });
  return silence === null ? scanned : [...scanned, silence];
}

function untilEnd(
  line: LineRecord,
  scans: readonly Noted[],
  from: ModelState,
  end: number,
): readonly ModelState[] {
  return silent(line, scans, from, end).filter(
    ({ status, withdrawal }) => (status === 'CONFIRMED' && withdrawal === null) || status === 'CANCELLED',
  );
}
