import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DraftView } from '../model/draft-session.ts';

/**
 * Where the text of a draft is stored. Each state is derived from an acknowledgement: the device's is the write of
 * this very text, the account's is the server's answer to it.
 */
export type DraftSaveState =
  | 'empty'
  | 'deleted'
  | 'writing'
  | 'storage_lost'
  | 'device_full'
  | 'not_written'
  | 'only_here'
  | 'only_here_offline'
  | 'only_here_signed_out'
  | 'sending'
  | 'saved'
  | 'rejected';

export interface DraftSaveFacts extends Pick<DraftView, 'phase' | 'storage' | 'unwritten' | 'failed'> {
  readonly blank: boolean;
  readonly signedIn: boolean;
  readonly online: boolean;
  readonly sync: 'only_here' | 'sending' | 'saved' | 'rejected';
}

/** Why the shown text is not stored on the device; null when it is, or is being written. */
export function deviceTroubleOf({
  phase,
  storage,
  failed,
}: Pick<DraftView, 'phase' | 'storage' | 'failed'>): DraftSaveState | null {
  if (phase === 'gone') return 'deleted';
  if (storage === 'lost') return 'storage_lost';
  if (failed !== null) return failed === 'full' ? 'device_full' : 'not_written';
  return null;
}

/** The state to show when several apply; the most severe has precedence. */
export function draftSaveStateOf(facts: DraftSaveFacts): DraftSaveState {
  const { phase, storage, blank, sync } = facts;
  const trouble = deviceTroubleOf(facts);
  if (trouble !== null) return trouble;
  if (blank) return 'empty';
  if (facts.unwritten || phase !== 'stored' || storage === 'reopening') return 'writing';
  if (sync === 'saved' || sync === 'rejected') return sync;
  if (!facts.signedIn) return 'only_here_signed_out';
  if (!facts.online) return 'only_here_offline';
  return sync;
}

/** True when the shown text is stored nowhere. */
export function isAtRisk(state: DraftSaveState | null): boolean {
  return state === 'storage_lost' || state === 'device_full' || state === 'not_written';
}

export function saveStateMessage(state: DraftSaveState): MessageDescriptor {
  switch (state) {
    case 'empty':
      return msg`Everything you type is saved automatically`;
    case 'deleted':
      return msg`No longer saved`;
    case 'writing':
      return msg`Saving on this device…`;
    case 'storage_lost':
      return msg`Not saved: your browser has deleted this site’s data. Your text is still on this page.`;
    case 'device_full':
      return msg`Not saved: this device is full. Keep this page open and free up some space.`;
    case 'not_written':
      return msg`Not saved: your browser cannot store anything right now. Keep this page open; we keep trying.`;
    case 'only_here':
      return msg`Saved on this device`;
    case 'only_here_offline':
      return msg`Saved on this device. It will be saved in your account as soon as you are online.`;
    case 'only_here_signed_out':
      return msg`Saved on this device. Sign in to save it in your account too.`;
    case 'sending':
      return msg`Saved on this device, sending to your account…`;
    case 'saved':
      return msg`Saved on this device and in your account`;
    case 'rejected':
      return msg`Not saved in your account. Your text is still on this device.`;
  }
}
