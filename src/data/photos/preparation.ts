import type { PhotoRefusal } from '#domain/photo/photo-rules.ts';
import { StorageFullError } from '#src/platform/photo-store/open-photo-database.ts';
import type { PhotoRecord } from '#src/platform/photo-store/photo-record.ts';
import type { PhotoWorkerPool } from '#src/platform/workers/photo-worker-pool.ts';
import type { PhotoStep, PrepareAnswer, StepListener } from '#workers/photos/contract.ts';
import { backoff } from './backoff.ts';
import type { DraftPlaces } from './draft-places.ts';
import type { PhotoViewModel } from './photo-view-model.ts';
import type { LiveWork } from './task-of.ts';

/** Failed attempts after which a photo is left to the person, because it may be what crashes the page. */
const mostAttempts = 3;
/**
 * Attempts without an outcome, because the page ended first. Higher than above, because the person may also have
 * closed the page.
 */
const mostDeaths = 5;

export interface PreparationParts {
  readonly viewModel: PhotoViewModel;
  readonly workerPool: PhotoWorkerPool;
  readonly places: DraftPlaces;
  /** Converts a HEIC to JPEG on the server (IMG-011); null when that is not possible now. */
  readonly convertOnServer: (file: Blob, signal: AbortSignal) => Promise<Blob | null>;
  readonly now: () => number;
}

/** Prepares one photo and stores the result in place of its original. The attempt is counted before it starts. */
export async function prepareRecord(record: PhotoRecord, parts: PreparationParts): Promise<void> {
  const { viewModel } = parts;
  const { store } = viewModel;
  const original = await store.original(record.id);
  if (original === null) {
    await viewModel.update(record.id, { halted: 'failed', reason: 'original_lost' });
    return;
  }
  if (record.attempts >= mostDeaths) {
    await viewModel.update(record.id, { halted: 'failed', reason: 'preparation_failed', attempts: 0 });
    return;
  }
  const attempts = record.attempts + 1;
  await viewModel.update(record.id, { attempts, reason: null });
  await viewModel.job(record.id, async (signal, report) => {
    report({ state: 'compressing', progress: 0 });
    try {
      const { answer, isOriginal } = await convertPhoto(original, listenWith(report), signal, parts);
      signal.throwIfAborted();
      const isTwice = answer.kind === 'prepared' && (await isThere(record, answer.photo.hash, parts));
      if (isTwice) await refuse(record.id, 'twice', viewModel);
      else await settle(record.id, answer, isOriginal, viewModel);
    } catch (error) {
      if (signal.aborted) throw error;
      await setBack(record.id, attempts, error, parts);
    }
  });
}

export interface ConvertedPhoto {
  readonly answer: PrepareAnswer;
  readonly isOriginal: boolean;
}

/**
 * Converts in the worker; a HEIC that it cannot decode is converted by the server, and if that fails too the original
 * is used (IMG-008).
 */
export async function convertPhoto(
  original: Blob,
  listen: StepListener,
  signal: AbortSignal,
  { workerPool, convertOnServer }: Pick<PreparationParts, 'workerPool' | 'convertOnServer'>,
): Promise<ConvertedPhoto> {
  const answer = await workerPool.prepare(original, listen, signal);
  if (answer.kind !== 'heic_unreadable') return { answer, isOriginal: false };
  const jpeg = await convertOnServer(original, signal);
  if (jpeg !== null) {
    const second = await workerPool.prepare(jpeg, listen, signal);
    if (second.kind === 'prepared') return { answer: second, isOriginal: false };
  }
  return { answer: await workerPool.keepOriginal(original, signal), isOriginal: true };
}

async function settle(
  id: string,
  answer: PrepareAnswer,
  isOriginal: boolean,
  viewModel: PhotoViewModel,
): Promise<void> {
  const fresh = { attempts: 0, nextAttemptAt: 0 };
  if (answer.kind === 'prepared') {
    const { hash, width, height, bytes, blob, thumb, small } = answer.photo;
    const facts = { hash, width, height, bytes };
    const hint = isOriginal ? 'kept_original' : small ? 'small_photo' : null;
    await viewModel.store.keepPrepared(
      id,
      { facts, blob, thumb: thumb.size > 0 ? thumb : null },
      { ...fresh, hint },
    );
  } else {
    return refuse(id, answer.kind === 'refused' ? answer.reason : 'unsupported_image', viewModel);
  }
  await viewModel.changed();
}

async function refuse(id: string, reason: PhotoRefusal | 'twice', viewModel: PhotoViewModel): Promise<void> {
  await viewModel.store.update(id, { attempts: 0, nextAttemptAt: 0, stage: 'refused', reason });
  await viewModel.changed();
}

/** Whether the draft already has the same picture, added here or on another device. */
async function isThere(
  record: PhotoRecord,
  hash: string,
  { viewModel, places }: PreparationParts,
): Promise<boolean> {
  const own = await viewModel.store.recordsOf(record.draftId);
  const isSame = (other: PhotoRecord) =>
    other.id !== record.id && !other.removed && other.stage !== 'refused' && other.result?.hash === hash;
  if (own.some(isSame)) return true;
  const leaving = new Set(own.filter(({ removed }) => removed).map(({ id }) => id));
  const photos = (await places.read(record.draftId)) ?? [];
  return photos.some((photo) => photo.id !== record.id && !leaving.has(photo.id) && photo.hash === hash);
}

async function setBack(id: string, attempts: number, error: unknown, parts: PreparationParts): Promise<void> {
  if (error instanceof StorageFullError) {
    await parts.viewModel.update(id, { halted: 'failed', reason: 'storage_full', attempts: 0 });
    return;
  }
  const given = attempts >= mostAttempts ? ({ halted: 'failed', attempts: 0 } as const) : {};
  const nextAttemptAt = parts.now() + backoff(attempts);
  await parts.viewModel.update(id, { reason: 'preparation_failed', nextAttemptAt, ...given });
}

function listenWith(report: (work: LiveWork) => void): StepListener {
  return (step, progress) => report({ state: stateOf(step), progress });
}

function stateOf(step: PhotoStep): 'converting' | 'compressing' {
  return step === 'converting' ? 'converting' : 'compressing';
}
