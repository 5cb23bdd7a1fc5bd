import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Where a draft's text is, said in words: never "saved" before that is true. */
export type SavedState =
  | 'empty'
  | 'writing'
  | 'not_written'
  | 'only_here'
  | 'only_here_signed_out'
  | 'sending'
  | 'saved'
  | 'rejected';

export interface SavedFacts {
  readonly blank: boolean;
  readonly unwritten: boolean;
  readonly failed: boolean;
  readonly signedIn: boolean;
  readonly sync: 'only_here' | 'sending' | 'saved' | 'rejected';
}

/** The one state to show, worst news first. */
export function savedState(facts: SavedFacts): SavedState {
  if (facts.failed) return 'not_written';
  if (facts.blank) return 'empty';
  if (facts.unwritten) return 'writing';
  if (facts.sync === 'only_here' && !facts.signedIn) return 'only_here_signed_out';
  return facts.sync;
}

export function savedWords(state: SavedState): MessageDescriptor {
  switch (state) {
    case 'empty':
      return msg`Everything you type is kept straight away`;
    case 'writing':
      return msg`Saving on this device …`;
    case 'not_written':
      return msg`Not saved: this device is full. Keep this page open and free some space.`;
    case 'only_here':
      return msg`Saved on this device`;
    case 'only_here_signed_out':
      return msg`Saved on this device. Sign in to keep it in your account too.`;
    case 'sending':
      return msg`Saved on this device, sending to your account …`;
    case 'saved':
      return msg`Saved on this device and in your account`;
    case 'rejected':
      return msg`Not accepted by the server. It is safe on this device.`;
  }
}
