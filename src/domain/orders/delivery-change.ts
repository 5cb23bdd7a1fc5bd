import { ok, type Result, refuse } from '../result.ts';
import type { DeliveryEvent } from './delivery-life-cycle.ts';

/** The flags of the updateDeliveryStatus mutation (ORDER-026). */
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

/** The events that the flags stand for. */
export type FlaggedEvent = (typeof events)[keyof DeliveryFlags];

/** Returns the event of the flags. Fails unless exactly one flag is true (ORDER-026, docs/readings.md). */
export function eventOf(flags: DeliveryFlags): Result<FlaggedEvent, 'delivery_one_flag'> {
  const asked = Object.entries(events).filter(([flag]) => flags[flag as keyof DeliveryFlags] === true);
  const [only, ...more] = asked.map(([, event]) => event);
  return only === undefined || more.length > 0 ? refuse('delivery_one_flag') : ok(only);
}

/** The most characters of the reason that staff give for a decision. */
export const longestStaffReason = 2000;

/** The length of a complaint in characters (ORDER-016, docs/readings.md). */
const complaintLength = { from: 10, to: 5000 } as const;

export type ComplaintProblem = 'complaint_too_short' | 'complaint_too_long';

/** Validates a complaint. Returns null when it can be sent. Surrounding whitespace is ignored. */
export function complaintProblem(text: string): ComplaintProblem | null {
  const { length } = text.trim();
  if (length < complaintLength.from) return 'complaint_too_short';
  return length > complaintLength.to ? 'complaint_too_long' : null;
}
