import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MomentsProblem } from '#domain/pickups/moments.ts';

const problems: Readonly<Record<MomentsProblem, MessageDescriptor>> = {
  appointment_moment_count: msg`Enter one to three different times.`,
  appointment_moment_malformed: msg`Enter a day and a time for each row.`,
  appointment_moment_too_soon: msg`Choose a time that is at least an hour from now.`,
  appointment_moment_too_late: msg`Choose a time within the next 60 days.`,
  appointment_moment_at_night: msg`Choose a time between 7:00 and 22:00.`,
};

export function problemMessage(problem: MomentsProblem): MessageDescriptor {
  return problems[problem];
}
