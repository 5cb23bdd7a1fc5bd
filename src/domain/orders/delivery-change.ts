import { ok, type Result, refuse } from '../result.ts';
import type { DeliveryEvent } from './delivery-life-cycle.ts';

/** The flags of updateDeliveryStatus (ORDER-026). */
export interface DeliveryFlags {
  readonly hasArrived?: boolean | null | undefined;
  readonly isHandedOff?: boolean | null | undefined;
  readonly isConfirmed?: boolean | null | undefined;
  readonly isInReview?: boolean | null | undefined;
  readonly isCancelled?: boolean | null | undefined;
}

const events = {
  hasArrived: 'arrive',
  isHandedOff: 'hand_off',
  isConfirmed: 'confirm',
  isInReview: 'dispute',
  isCancelled: 'cancel',
} as const satisfies Record<keyof DeliveryFlags, DeliveryEvent>;

/** The events that a flag of the operation stands for. */
export type FlaggedEvent = (typeof events)[keyof DeliveryFlags];

/** What the flags ask for; refuses unless exactly one is true (readings ORDER-026). */
export function eventOf(flags: DeliveryFlags): Result<FlaggedEvent, 'delivery_one_flag'> {
  const asked = Object.entries(events).filter(([flag]) => flags[flag as keyof DeliveryFlags] === true);
  const [only, ...more] = asked.map(([, event]) => event);
  return only === undefined || more.length > 0 ? refuse('delivery_one_flag') : ok(only);
}

/** Letters of a complaint (readings ORDER-016). */
const complaintLength = { from: 10, to: 5000 } as const;

export type ComplaintProblem = 'complaint_too_short' | 'complaint_too_long';

/** Why a complaint cannot be sent; null when it can. Blanks at its ends do not count. */
export function complaintProblem(text: string): ComplaintProblem | null {
  const { length } = text.trim();
  if (length < complaintLength.from) return 'complaint_too_short';
  return length > complaintLength.to ? 'complaint_too_long' : null;
}
