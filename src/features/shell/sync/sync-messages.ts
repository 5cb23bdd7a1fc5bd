import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { RejectedEditCode } from '#src/data/db/types.ts';
import type { SyncProblem } from '#src/data/sync/sync-runtime.ts';
import type { SyncSummary } from '#src/data/sync/sync-status.ts';
import type { WaitingRow } from './waiting-rows.ts';

/** The title of a waiting change, also for one without a name of its own. */
export function rowTitle({ kind, name, photos }: WaitingRow): MessageDescriptor {
  switch (kind) {
    case 'drafts':
      return name === '' ? msg`Draft without a title` : msg`Draft “${name}”`;
    case 'photos':
      return name === ''
        ? msg`${plural(photos, { one: '# photo', other: '# photos' })} of a draft without a title`
        : msg`${plural(photos, { one: '# photo', other: '# photos' })} of “${name}”`;
    case 'wishlist':
      return msg`A favourite`;
    case 'addresses':
      return name === '' ? msg`An address` : msg`Address ${name}`;
    case 'notifications':
      return msg`A notification that you have read`;
    case 'searchHistory':
      return msg`Search “${name}”`;
  }
}

/** The state of a waiting change. Nothing is called saved before the server has confirmed it. */
export function rowState(row: WaitingRow, connection: 'open' | 'offline' | 'signed_out'): MessageDescriptor {
  if (row.state === 'rejected') return msg`Not saved in your account`;
  if (row.state === 'sending') return msg`Being sent`;
  if (connection === 'signed_out') return msg`On this device`;
  return connection === 'open' ? msg`In the queue` : msg`Waiting for a connection`;
}

/** Why an edit could not be stored on the server, and what the user can do. */
export function rejectionMessage(code: RejectedEditCode): MessageDescriptor {
  switch (code) {
    case 'invalid_document':
      return msg`This could not be saved. Open it, check the fields and try again.`;
    case 'document_too_large':
      return msg`This is too long to save. Shorten the description and try again.`;
    case 'too_many_documents':
      return msg`Your account is full. Delete what you no longer need and try again.`;
    case 'deleted_elsewhere':
      return msg`Deleted on another device while you were changing it here. This is your version.`;
    case 'deleted_here':
      return msg`You deleted this here while it was being changed on another device. This is the version of the other device.`;
    case 'other_version':
      return msg`Another version was saved on another device. This is your version.`;
  }
}

function problemMessage(problem: SyncProblem): MessageDescriptor {
  switch (problem) {
    case 'update_needed':
      return msg`Hervonden needs an update before it can sync. Nothing is lost.`;
    case 'signed_out_by_server':
      return msg`You are no longer signed in. Sign in again to send your changes.`;
    case 'too_many_requests':
      return msg`Too many changes at once. We’ll continue in a moment.`;
    case 'storage_full':
      return msg`This device is full. Free up some space so that everything can be saved.`;
    case 'storage_failed':
      return msg`Saving on this device does not work right now. Reload the page.`;
    case 'server_unavailable':
      return msg`Hervonden cannot be reached right now. Everything is saved on this device; we keep trying.`;
  }
}

/**
 * The state of sync as one sentence, for the panel and for screen readers. `notSaved` is the number of rejected edits and
 * unsaved products listed in the panel, `waiting` that of the changes: the photos of a draft are one of them, which the
 * summary does not count because they have a queue of their own.
 */
export function summaryMessage(summary: SyncSummary, notSaved: number, waiting: number): MessageDescriptor {
  const { rejected, phase, problem } = summary;
  const left = Math.max(rejected, notSaved);
  if (problem !== null && phase === 'problem') return problemMessage(problem);
  if (phase === 'signed_out') return msg`You are not signed in. Everything is on this device only.`;
  if (phase === 'offline')
    return waiting === 0
      ? msg`You are offline. No changes are waiting to be sent.`
      : msg`You are offline. ${plural(waiting, { one: '# change is', other: '# changes are' })} waiting to be sent.`;
  if (phase === 'syncing' || (left === 0 && waiting > 0))
    return msg`${plural(waiting, { one: '# change is', other: '# changes are' })} being sent to your account.`;
  return left === 0
    ? msg`Everything is saved in your account.`
    : msg`${plural(left, { one: '# change is', other: '# changes are' })} not saved in your account. See below what you can do.`;
}
