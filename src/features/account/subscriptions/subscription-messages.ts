import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EmailProblem, SubscriptionInterval } from '#domain/subscription/subscription-rules.ts';

/** Why a subscription failed: its email address, or any other reason. */
export type SubscriptionProblem = EmailProblem | 'error_try_again';

/** The message for each problem (NEWS-009, NEWS-010). */
export const problemSentences: Readonly<Record<SubscriptionProblem, MessageDescriptor>> = {
  required: msg`Enter your email address.`,
  email_address_incorrect: msg({
    id: 'auth.email_address_incorrect',
    message: 'This email address is not correct.',
  }),
  error_try_again: msg({ id: 'generic.error_try_again', message: 'Something went wrong. Try again.' }),
};

export const intervalMessages: Readonly<Record<SubscriptionInterval, MessageDescriptor>> = {
  DAILY: msg`Daily, if there is something new`,
  WEEKLY: msg`Once a week`,
};
