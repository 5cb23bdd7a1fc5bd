import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BackgroundRefusal } from '#src/data/photos/remove-background.ts';

/** Why the background was not removed; each message says that the photo is unchanged. */
export function backgroundRefusalMessage(reason: BackgroundRefusal): MessageDescriptor {
  switch (reason) {
    case 'offline':
      return msg`You are offline. Your photo is unchanged. You can remove the background once you are back online.`;
    case 'signed_out':
      return msg`Sign in to remove the background. Your photo is unchanged.`;
    case 'busy':
      return msg`Many photos are being processed right now. Your photo is unchanged. Try again in a minute.`;
    case 'no_subject':
      return msg`We cannot tell the product from the background. Your photo is unchanged. A plain background often helps.`;
    case 'too_many_requests':
      return msg`You have removed many backgrounds in a short time. Your photo is unchanged. Try again in an hour.`;
    case 'failed':
      return msg`The background could not be removed. Your photo is unchanged.`;
  }
}
