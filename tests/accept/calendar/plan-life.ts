import { type DeliveryType, deliveryTypes } from '#domain/orders/delivery-method.ts';
import type { Random } from '#tests/accept/fuzz/random.ts';
import { type Act, type Done, expectedSteps, type Life } from './expected.ts';
import { escalatedAt, withdrawalEnd } from './expected-emails.ts';
import { dayAfter, isWorkingDay, momentOf } from './wall-clock.ts';

const day = 24 * 60 * 60 * 1000;
const minute = 60 * 1000;

/** Steps that end an order automatically; no act is possible after them. */
const ends = ['cancel_late', 'to_staff', 'release'];
const inPerson: readonly DeliveryType[] = ['pickup_transport', 'noop_transport', 'free_transport'];

/** Plans plausible acts of both sides: some are quick, some late, some never happen. */
export function planLife(random: Random, from: number, days: number): Life {
  const type = random.pick(deliveryTypes);
  const placedAt = from + random.below(days * 24 * 60) * minute;
  return withoutWhatIsImpossible({ type, placedAt, acts: actsOf(random, type, placedAt) });
}

function actsOf(random: Random, type: DeliveryType, placedAt: number): readonly Act[] {
  const acts: Act[] = [];
  /** Adds the next act, within so many days after the last one or after the day of the transport. */
  const then = (what: Done, within: number, agreedAt?: (at: number) => number): void => {
    const last = acts.at(-1);
    const since = last?.what === 'planned' ? last.agreed : last?.at;
    const at = (since ?? placedAt) + (1 + random.below(within * 24 * 60)) * minute;
    acts.push({ what, at, ...(agreedAt !== undefined && { agreed: agreedAt(at) }) });
  };
  if (type === 'post_transport') {
    if (random.chance(0.3)) {
      // No earlier than the morning from which the buyer may cancel.
      if (random.chance(0.5))
        acts.push({ what: 'cancelled', at: placedAt + 7 * day + random.below(600) * minute });
      return acts;
    }
    then('sent', 9);
  }
  if (type === 'brenger_transport' && random.chance(0.6))
    then('planned', random.pick([2, 6, 12]), (at) =>
      momentOf(transportDays(at, 4 + random.below(20))[0], '12:00'),
    );
  if (inPerson.includes(type))
    for (const chance of [0.6, 0.2])
      if (random.chance(chance)) then('appointed', random.pick([1, 4]), (at) => appointment(random, at));
  if (random.chance(0.08)) then('withdrawn', 3);
  else if (random.chance(0.8)) {
    then(type === 'frl_transport' ? 'handed off' : 'arrived', random.pick([2, 6, 20]));
    const answers = ['confirmed', 'complained', 'silence', 'silence'] as const;
    const answer = random.pick(type === 'frl_transport' ? answers : ([...answers, 'withdrawn'] as const));
    if (answer !== 'silence') then(answer, random.pick([1, 3, 12]));
    if (answer === 'complained' && random.chance(0.5)) then('answered', 6);
    if (answer === 'withdrawn' && random.chance(0.7))
      then(random.chance(0.7) ? 'sent back' : 'sent back unproved', 16);
  }
  return acts;
}

function appointment(random: Random, at: number): number {
  const hour = String(8 + random.below(13)).padStart(2, '0');
  return momentOf(dayAfter(at, 1 + random.below(12)), `${hour}:00`);
}

/**
 * The first three working days that are at least `ahead` days after a moment, as a seller proposes them for a
 * transport.
 */
export function transportDays(at: number, ahead: number): readonly [string, string, string] {
  const workingDay = (from: number): number =>
    isWorkingDay(dayAfter(at, from)) ? from : workingDay(from + 1);
  const first = workingDay(ahead);
  const second = workingDay(first + 1);
  return [dayAfter(at, first), dayAfter(at, second), dayAfter(at, workingDay(second + 1))];
}

function withoutWhatIsImpossible(life: Life): Life {
  const acts: Act[] = [];
  for (const act of life.acts) {
    const before = { ...life, acts };
    const isOver = expectedSteps(before).some(({ name, at }) => ends.includes(name) && at <= act.at);
    const termEnd = act.what === 'answered' ? escalatedAt(before) : withdrawalEnd(before)?.at;
    if (isOver || (termEnd != null && termEnd <= act.at)) break;
    // An appointment cannot be changed on its own day.
    const { agreed } = acts.at(-1) ?? {};
    if (act.what === 'appointed' && agreed !== undefined && dayAfter(agreed, 0) === dayAfter(act.at, 0))
      continue;
    acts.push(act);
  }
  return { ...life, acts };
}
