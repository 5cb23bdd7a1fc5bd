import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DayRefusal } from '#domain/transports/transport-dates.ts';

/** Why a day cannot be selected, by the seller (`DayRefusal`) or by the buyer. */
export type DayReason = DayRefusal | 'not_proposed' | 'too_close';

const reasons: Readonly<Record<DayReason, MessageDescriptor>> = {
  transport_date_malformed: msg`This day cannot be chosen.`,
  transport_date_too_early: msg`Too soon: transport needs at least four days’ notice.`,
  transport_date_too_late: msg`Too far ahead: choose a day within three months.`,
  transport_date_weekend: msg`No transport at weekends.`,
  transport_date_holiday: msg`No transport on public holidays.`,
  transport_date_unavailable: msg`You said you are not available on this day of the week.`,
  transport_date_rejected: msg`Already rejected.`,
  not_proposed: msg`The seller did not propose this day.`,
  too_close: msg`It is too late to book this day.`,
};

export function dayReasonMessage(reason: DayReason): MessageDescriptor {
  return reasons[reason];
}
