import { type DeliveryType, deliveryTypes } from '#domain/orders/delivery-method.ts';
import type { Random } from '#tests/accept/fuzz/random.ts';
import { type Done, expectedSteps, type Life } from './expected.ts';

const day = 24 * 60 * 60 * 1000;
const minute = 60 * 1000;

/** Automatic ends, after which no action is possible. */
const ends = ['cancel_late', 'to_staff', 'release'];

/** A plausible plan of both sides' actions: some are quick, some forget, some never act. */
export function planLife(random: Random, from: number, days: number): Life {
  const type = random.pick(deliveryTypes);
  const placedAt = from + random.below(days * 24 * 60) * minute;
  return withoutWhatIsTooLate({ type, placedAt, acts: actsOf(random, type, placedAt) });
}

function actsOf(random: Random, type: DeliveryType, placedAt: number): Life['acts'] {
  const acts: { readonly what: Done; readonly at: number }[] = [];
  const last = () => acts.at(-1)?.at ?? placedAt;
  const then = (what: Done, within: number) => {
    acts.push({ what, at: last() + (1 + random.below(within * 24 * 60)) * minute });
  };
  if (type === 'post_transport') {
    if (random.chance(0.3)) {
      // Not earlier than the morning from which the buyer may cancel.
      if (random.chance(0.5))
        acts.push({ what: 'cancelled', at: placedAt + 7 * day + random.below(600) * minute });
      return acts;
    }
    then('sent', 9);
  }
  if (random.chance(0.2)) return acts;
  then(type === 'frl_transport' ? 'handed off' : 'arrived', random.pick([2, 6, 20]));
  const answer = random.pick(['confirmed', 'complained', 'silence', 'silence'] as const);
  if (answer !== 'silence') then(answer, random.pick([1, 3, 12]));
  return acts;
}

function withoutWhatIsTooLate(life: Life): Life {
  const acts: Life['acts'][number][] = [];
  for (const act of life.acts) {
    const isOver = expectedSteps({ ...life, acts }).some(
      ({ name, at }) => ends.includes(name) && at <= act.at,
    );
    if (isOver) break;
    acts.push(act);
  }
  return { ...life, acts };
}
