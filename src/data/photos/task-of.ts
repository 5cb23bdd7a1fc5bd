import type { PhotoRecord } from '#src/platform/photo-store/photo-record.ts';
import type { PhotoTask, PhotoTaskState } from './photo-task.ts';

/** Work in progress on a photo. It exists only in memory, in the tab that does it. */
export interface LiveWork {
  readonly state: 'waiting' | 'converting' | 'compressing' | 'uploading';
  readonly progress: number;
}

export interface Surroundings {
  readonly online: boolean;
  readonly signedIn: boolean;
}

/** Combines a record with its work in progress, as the screen shows it. */
export function taskOf(record: PhotoRecord, live: LiveWork | null, around: Surroundings): PhotoTask {
  const state = stateOf(record, live, around);
  const working = live !== null && live.state === state;
  return {
    id: record.id,
    draftId: record.draftId,
    name: record.name,
    state,
    progress: working ? live.progress : null,
    fromBytes: record.fromBytes,
    toBytes: record.result?.bytes ?? null,
    reason: record.reason as PhotoTask['reason'],
    nextAttemptAt: record.nextAttemptAt > 0 ? record.nextAttemptAt : null,
    canRestore: record.sourceName !== undefined,
    hint: record.hint,
  };
}

function stateOf(record: PhotoRecord, live: LiveWork | null, around: Surroundings): PhotoTaskState {
  if (record.stage === 'refused') return 'refused';
  if (record.stage === 'uploaded') return 'done';
  if (record.halted !== null) return record.halted;
  if (record.stage === 'original') return live?.state ?? 'waiting';
  if (live?.state === 'uploading') return 'uploading';
  return around.online && around.signedIn ? 'queued' : 'ready';
}
