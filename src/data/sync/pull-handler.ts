import type { WithDeleted } from 'rxdb';
import type { SyncCollection } from '#domain/sync/protocol.ts';
import type { StoredCheckpoint } from '../db/engine-meta.ts';
import type { RowOf } from '../db/types.ts';
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
}

/** Pulls one page that no push overlapped; repeats the request until that is so (docs/sync-hazards.md, H1). */
async function quietPage<C extends SyncCollection>(
  { collection, context, gate, signal }: PullParts<C>,
  checkpoint: string | null,
  limit: number,
): Promise<PullPage | MustRefetch> {
  for (;;) {
    await gate.untilQuiet();
    signal.throwIfAborted();
    const before = gate.begun;
    const answer = await request(context, signal, (abort) =>
      context.transport.pull(collection, checkpoint, limit, abort),
    );
    if (gate.quiet && gate.begun === before) return answer;
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
    const answer = await quietPage(parts, text, limit);
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
    return { documents: [...documents, ...gone], checkpoint: { text: answer.checkpoint } };
  };
}
