/** Runs inside the browser: the page of the sync bench. */
import { NEVER } from 'rxjs';
import { openDatabase } from '#src/data/db/create-database.ts';
import { createSyncEngine } from '#src/data/sync/replicate.ts';
import type { PullAnswer, SyncTransport, WireDocument } from '#src/data/sync/transport.ts';

export interface PageResult {
  readonly ms: number;
  readonly documents: number;
  /** Milliseconds of the longest task on the main thread meanwhile. */
  readonly longestTask: number;
}

async function page(checkpoint: string | null, limit: number): Promise<PullAnswer> {
  const response = await fetch(`/pull?checkpoint=${checkpoint ?? '0'}&limit=${limit}`);
  return (await response.json()) as PullAnswer;
}

const overFetch: SyncTransport = {
  pull: (_collection, checkpoint, limit) => page(checkpoint, limit),
  push: () => Promise.resolve({ kind: 'pushed', conflicts: [], rejections: [] }),
  pokes: () => NEVER,
};

async function watched(work: () => Promise<number>): Promise<PageResult> {
  let longestTask = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) longestTask = Math.max(longestTask, entry.duration);
  });
  observer.observe({ entryTypes: ['longtask'] });
  const start = performance.now();
  const documents = await work();
  const ms = performance.now() - start;
  observer.disconnect();
  return { ms, documents, longestTask };
}

/** Replicates one collection into an empty database, until the last document is stored. */
async function ours(wanted: number): Promise<PageResult> {
  const database = await openDatabase(
    { kind: 'account', userId: `bench-${crypto.randomUUID()}` },
    { collections: ['wishlist'], multiInstance: false },
  );
  const engine = createSyncEngine({ database, transport: overFetch, collections: ['wishlist'] });
  const result = await watched(async () => {
    await engine.start();
    await engine.untilAtRest();
    return await database.wishlist.count().exec();
  });
  await engine.stop();
  await database.close();
  if (result.documents !== wanted) throw new Error(`${result.documents} of ${wanted} documents arrived`);
  return result;
}

function settled(request: IDBRequest | IDBTransaction, event: 'success' | 'complete'): Promise<void> {
  return new Promise((resolve, reject) => {
    request.addEventListener(event, () => resolve());
    request.addEventListener('error', () => reject(request.error));
  });
}

/** The minimum of any replication: the same requests, each page stored in a bare object store. */
async function floor(wanted: number, limit: number): Promise<PageResult> {
  const opening = indexedDB.open(`floor-${crypto.randomUUID()}`);
  opening.onupgradeneeded = () => opening.result.createObjectStore('documents', { keyPath: 'id' });
  await settled(opening, 'success');
  const database = opening.result;
  const result = await watched(async () => {
    let count = 0;
    for (let checkpoint: string | null = null; ; ) {
      const answer = await page(checkpoint, limit);
      if (answer.kind !== 'page') throw new Error('No page');
      const transaction = database.transaction('documents', 'readwrite');
      for (const document of answer.documents as readonly WireDocument[]) {
        transaction.objectStore('documents').put(document);
      }
      await settled(transaction, 'complete');
      count += answer.documents.length;
      checkpoint = answer.checkpoint;
      if (answer.documents.length < limit) return count;
    }
  });
  database.close();
  if (result.documents !== wanted) throw new Error(`${result.documents} of ${wanted} documents arrived`);
  return result;
}

Object.assign(globalThis, { syncBench: { ours, floor } });
