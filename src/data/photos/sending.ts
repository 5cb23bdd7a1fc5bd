import type { PhotoRecord } from '#src/platform/photo-store/photo-record.ts';
import { backoff } from './backoff.ts';
import type { PhotoViewModel } from './photo-view-model.ts';
import { type UploadOutcome, uploadPhoto } from './upload-photo.ts';

export interface SendingParts {
  readonly viewModel: PhotoViewModel;
  readonly fetch: typeof fetch;
  readonly now: () => number;
}

/**
 * Uploads one prepared photo. Resolves to false when the server no longer accepts the token, so that nothing more can
 * be sent.
 */
export async function sendRecord(record: PhotoRecord, token: string, parts: SendingParts): Promise<boolean> {
  const { viewModel } = parts;
  const { result } = record;
  const blob = result === null ? null : await viewModel.store.prepared(result.hash);
  if (result === null || blob === null) {
    await viewModel.update(record.id, { halted: 'failed', reason: 'original_lost' });
    return true;
  }
  let signedIn = true;
  await viewModel.job(record.id, async (signal, report) => {
    const onOffset = (offset: number): void => report({ state: 'uploading', progress: offset / blob.size });
    onOffset(0);
    const upload = { hash: result.hash, name: record.name, blob };
    const outcome = await uploadPhoto(upload, { fetch: parts.fetch, token, signal, onOffset });
    signedIn = outcome.kind !== 'signed_out';
    await settle(record, outcome, parts);
  });
  return signedIn;
}

/** After the network has returned, makes the photos that waited for it due at once. */
export async function forgetNetworkWaits(viewModel: PhotoViewModel): Promise<void> {
  const waiting = viewModel.records$.value.filter(
    ({ reason, nextAttemptAt }) => reason === 'network' && nextAttemptAt > 0,
  );
  for (const { id } of waiting) await viewModel.store.update(id, { nextAttemptAt: 0 });
  if (waiting.length > 0) await viewModel.changed();
}

async function settle(
  record: PhotoRecord,
  outcome: UploadOutcome,
  { viewModel, now }: SendingParts,
): Promise<void> {
  switch (outcome.kind) {
    case 'done':
      await viewModel.update(record.id, {
        stage: 'uploaded',
        mediaKey: outcome.mediaKey,
        reason: null,
        nextAttemptAt: 0,
      });
      return;
    case 'refused':
      await viewModel.update(record.id, { halted: 'failed', reason: outcome.reason, nextAttemptAt: 0 });
      return;
    case 'again': {
      const attempts = record.attempts + 1;
      const nextAttemptAt = now() + Math.max(outcome.after, backoff(attempts));
      await viewModel.update(record.id, { attempts, nextAttemptAt, reason: outcome.reason });
      return;
    }
    case 'signed_out':
  }
}
