import type { WithDeleted } from 'rxdb';
import type { SyncCollection } from '#domain/sync/protocol.ts';
import type { StoredCheckpoint } from '../db/engine-meta.ts';
import type { RowOf } from '../db/types.ts';
import type { FirstPull } from './first-pull.ts';
import type { PushGate } from './push-gate.ts';
import type { ReplicaContext } from './replica-context.ts';
import { request } from './request.ts';
import { StartOver } from './start-over.ts';
import type { MustRefetch, PullPage } from './transport.ts';
import { fromWire } from './wire.ts';

export interface PulledPage<C extends SyncCollection> {
  readonly documents: WithDeleted<RowOf<C>>[];
  readonly checkpoint: StoredCheckpoint | undefined;
}

export interface PullParts<C extends SyncCollection> {
  readonly collection: C;
  readonly context: ReplicaContext;
  readonly gate: PushGate;
  /** Aborts when this run of the replica ends. */
  readonly signal: AbortSignal;
  readonly mustRefetch: (answer: MustRefetch) => void;
  /** Resolves when the page that ends at this checkpoint is stored, or when waiting for it has no use. */
  readonly stored: (checkpoint: string) => Promise<void>;
  /** Called when a page was accepted; its epoch is this device's from then on. */
  readonly taken: (checkpoint: string) => void;
  /**
   * Documents that a complete pull from the beginning did not contain and that are to be deleted here; otherwise
   * empty.
   */
  readonly missing: (page: PullPage, last: boolean) => Promise<WithDeleted<RowOf<C>>[]>;
  readonly firstPull: FirstPull<C>;
}

type Answer = PullPage | MustRefetch;

/** The answer to the request of a page, and the pushes that had been sent when it was requested. */
interface Reply {
  readonly answer: Answer;
  readonly begun: number;
}

/** Requests one page when no push is in progress. */
async function requestPage<C extends SyncCollection>(
  { collection, context, gate }: PullParts<C>,
  signal: AbortSignal,
  checkpoint: string | null,
  limit: number,
): Promise<Reply> {
  await gate.untilQuiet();
  signal.throwIfAborted();
  const { begun } = gate;
  const answer = await request(context, signal, (abort) =>
    context.transport.pull(collection, checkpoint, limit, abort),
  );
  return { answer, begun };
}

/**
 * Pulls one page that no push overlapped, until now; repeats the request until that is so (docs/sync-hazards.md, H1).
 */
async function quietPage<C extends SyncCollection>(
  parts: PullParts<C>,
  first: Promise<Reply>,
  checkpoint: string | null,
  limit: number,
): Promise<Answer> {
  const { gate, signal } = parts;
  for (let reply = first; ; reply = requestPage(parts, signal, checkpoint, limit)) {
    const { answer, begun } = await reply;
    if (gate.quiet && gate.begun === begun) return answer;
  }
}

/** What RxDB is given. */
interface Page<C extends SyncCollection> {
  readonly documents: WithDeleted<RowOf<C>>[];
  readonly checkpoint: string;
}

/** The page with what has to be deleted besides. */
async function accepted<C extends SyncCollection>(
  parts: PullParts<C>,
  answer: Answer,
  limit: number,
): Promise<Page<C> & { readonly last: boolean }> {
  if (answer.kind === 'must_refetch') {
    parts.mustRefetch(answer);
    throw new StartOver(`The server asks to start over from epoch ${answer.epoch}`);
  }
  parts.taken(answer.checkpoint);
  const last = answer.documents.length < limit;
  const documents = answer.documents
    .map((document) => fromWire(parts.collection, document))
    .filter((document) => document !== null);
  const gone = await parts.missing(answer, last);
  if (last) parts.context.pulled(parts.collection);
  return { documents: [...documents, ...gone], checkpoint: answer.checkpoint, last };
}

/**
 * The next page for RxDB. The pages before it that the first pull can store are stored here; the one after them is
 * requested meanwhile.
 */
async function nextPage<C extends SyncCollection>(
  parts: PullParts<C>,
  from: string | null,
  limit: number,
): Promise<Page<C>> {
  const { firstPull, signal } = parts;
  let checkpoint = firstPull.reached ?? from;
  let reply = requestPage(parts, signal, checkpoint, limit);
  for (;;) {
    const page = await accepted(parts, await quietPage(parts, reply, checkpoint, limit), limit);
    if (page.last || !firstPull.canStore(page)) {
      firstPull.handOver();
      return page;
    }
    const unused = new AbortController();
    const next = requestPage(parts, AbortSignal.any([signal, unused.signal]), page.checkpoint, limit);
    // A fault is thrown where the reply is awaited; if the page is not stored, nobody awaits it.
    next.catch(() => undefined);
    const isStored = await firstPull.store(page);
    if (isStored) checkpoint = page.checkpoint;
    else unused.abort();
    // Requested again, because RxDB replaces what another tab may have pulled meanwhile.
    reply = isStored ? next : requestPage(parts, signal, checkpoint, limit);
  }
}

/**
 * The pull handler for RxDB. It throws only to be called again, and an invalid document does not affect the others.
 */
export function pullHandler<C extends SyncCollection>(
  parts: PullParts<C>,
): (checkpoint: StoredCheckpoint | undefined, limit: number) => Promise<PulledPage<C>> {
  return async (checkpoint, limit) => {
    const text = checkpoint?.text ?? null;
    if (text !== null) await parts.stored(text);
    const { documents, checkpoint: end } = await nextPage(parts, text, limit);
    return { documents, checkpoint: { text: end } };
  };
}
