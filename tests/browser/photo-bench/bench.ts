import { emptyDraft } from '#domain/product/draft.ts';
import { openDatabase } from '#src/data/db/create-database.ts';
import type { HervondenDatabase } from '#src/data/db/types.ts';
import { insertDocument } from '#src/data/db/write.ts';
import { openPhotoPipeline } from '#src/data/photos/open-photo-pipeline.ts';
import { photoStoreOf } from '#src/data/photos/owner-photos.ts';
import type { PhotoPipeline } from '#src/data/photos/photo-pipeline.ts';
import { signIn } from '#src/platform/session/session.ts';
import { createPhotoWorkerPool } from '#src/platform/workers/photo-worker-pool.ts';
import { startPhotoWorker } from '#src/platform/workers/start-photo-worker.ts';
import { longestGap } from './longest-gap.ts';
import { cornerColors, decodedSize, holdsMarker, patchColors } from './pixels.ts';
import { plainPipeline } from './plain-pipeline.ts';
import { cutPowerAfter } from './power-cut.ts';

// The real photo pipeline on the real database, worker and server, without the screens: tests control it through this
// one object and check its results.
const workerPool = createPhotoWorkerPool(startPhotoWorker);
let database: HervondenDatabase | null = null;
let pipeline: PhotoPipeline | null = null;
let power: ReturnType<typeof cutPowerAfter> | null = null;

const open = async (userId: string, token: string): Promise<void> => {
  signIn({ userId, token, email: 'bench@hervonden.test', name: 'Bench', isStaff: false, sellerId: null });
  database = await openDatabase({ kind: 'account', userId });
  pipeline = await openPhotoPipeline(database);
  const { viewModel } = pipeline;
  // Reports each phase to the test, which kills the page at a given one.
  const tell = (globalThis as { tellPhase?: (phase: string) => void }).tellPhase;
  viewModel.live$.subscribe((live) => {
    for (const { state } of live.values()) tell?.(state);
  });
  viewModel.records$.subscribe((records) => {
    for (const { stage, shownStage } of records) {
      if (stage !== shownStage) tell?.(`${stage}, not yet in the draft`);
    }
  });
};

const bench = {
  open,

  /**
   * Prepares a file with the given decoders; returns only facts, so that no image data is transferred to the test.
   */
  async prepare(file: File, raster = 'auto', heic = 'auto') {
    const steps: string[] = [];
    const started = performance.now();
    const options = { raster, heic } as Parameters<typeof workerPool.prepare>[3];
    const gap = longestGap();
    const answer = await workerPool.prepare(
      file,
      (step) => steps.push(step),
      new AbortController().signal,
      options,
    );
    const facts = { milliseconds: performance.now() - started, gap: gap(), steps };
    if (answer.kind !== 'prepared') return { ...facts, ...answer };
    const { blob, thumb, ...photo } = answer.photo;
    return {
      ...facts,
      kind: answer.kind,
      ...photo,
      type: blob.type,
      decoded: await decodedSize(blob),
      thumb: await decodedSize(thumb),
      corners: await cornerColors(blob),
      patches: await patchColors(blob),
      hasExif: await holdsMarker(blob, 'Exif'),
    };
  },

  async plain(file: File): Promise<number> {
    const started = performance.now();
    await plainPipeline(file);
    return performance.now() - started;
  },

  /**
   * The longest time in which an idle page does not respond, within this many milliseconds: the baseline of the
   * machine.
   */
  async idleGap(milliseconds: number): Promise<number> {
    const gap = longestGap();
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return gap();
  },

  /**
   * Starts the worker once, so that its files are loaded as if the service worker had cached them for offline use.
   */
  async warmUp(): Promise<void> {
    await pipeline?.viewModel.store.records();
    const canvas = new OffscreenCanvas(400, 300);
    canvas.getContext('2d')?.fillRect(0, 0, 400, 300);
    const file = new File([await canvas.convertToBlob({ type: 'image/png' })], 'warm.png');
    await workerPool.prepare(file, () => undefined, new AbortController().signal);
  },

  cutPowerAfter(writes: number): void {
    power = cutPowerAfter(writes);
  },
  isPowerCut: (): boolean => power?.isCut() ?? false,
  written: (): number => power?.written() ?? 0,

  async newDraft(id: string): Promise<void> {
    if (database === null) throw new Error('open first');
    await insertDocument(database, 'drafts', emptyDraft(id, Date.now()));
  },

  add: async (draftId: string, files: File[]) => pipeline?.add(draftId, files),
  cancel: async (id: string) => pipeline?.cancel(id),
  retry: async (id: string) => pipeline?.retry(id),
  remove: async (draftId: string, id: string) => pipeline?.remove(draftId, id),
  move: async (draftId: string, id: string, index: number) => pipeline?.move(draftId, id, index),

  /** The photos in the draft, and all their records in the photo store. */
  async state(draftId: string) {
    const draft = await database?.drafts.findOne(draftId).exec();
    const records = await pipeline?.viewModel.store.recordsOf(draftId);
    return { photos: draft?.toMutableJSON().photos ?? null, records: records ?? [] };
  },

  async storeCounts(userId: string) {
    const store = await photoStoreOf({ kind: 'account', userId });
    const records = await store.records();
    const originals = await Promise.all(records.map((record) => store.original(record.id)));
    await store.close();
    return { records: records.length, originals: originals.filter((original) => original !== null).length };
  },
};
export type PhotoBench = typeof bench;

Object.assign(globalThis, { bench });
