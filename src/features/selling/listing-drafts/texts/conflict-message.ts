import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { VersionOwners } from '../model/other-versions.ts';

/** Says where each of the two values of a field was entered, and which of them is in the draft now. */
export function conflictMessage(whose: VersionOwners, kept: string, other: string): MessageDescriptor {
  switch (whose) {
    case 'kept_here_other_tab':
      return msg`You entered ${kept} here, and it is in the listing now. In another tab it was ${other}.`;
    case 'kept_here_other_device':
      return msg`You entered ${kept} here, and it is in the listing now. On your other device it was ${other}.`;
    case 'other_here_kept_tab':
      return msg`You entered ${other} here. ${kept} was then entered in another tab and is now in the listing.`;
    case 'other_here_kept_device':
      return msg`You entered ${other} here. ${kept} was then entered on your other device and is now in the listing.`;
    case 'other_saved_elsewhere':
      return msg`You entered ${kept}. Meanwhile ${other} was saved elsewhere.`;
    case 'unknown':
      return msg`This field was filled in twice: ${kept} is now in the listing, ${other} is the other value.`;
  }
}
