import type { Observable } from 'rxjs';
import type { RejectionCode, SyncCollection } from '#domain/sync/protocol.ts';

/** A document on the wire: the domain's shape plus the mark of a tombstone. */
export type WireDocument = { readonly id: string; readonly deleted: boolean } & Readonly<
  Record<string, unknown>
>;

/** The history that a checkpoint belongs to; the rest of it is the server's own business. */
export function epochOf(checkpoint: string | null): string | null {
  return checkpoint?.split(':')[0] ?? null;
}

export interface PullPage {
  readonly kind: 'page';
  readonly documents: readonly WireDocument[];
  readonly checkpoint: string;
}
/** The device's checkpoint is from another epoch or below the purge horizon: start over (hazard 15). */
export interface MustRefetch {
  readonly kind: 'must_refetch';
  readonly epoch: string;
}
export type PullAnswer = PullPage | MustRefetch;

export interface PushRow {
  readonly assumedMasterState: WireDocument | null;
  readonly newDocumentState: WireDocument;
}
export interface PushRejection {
  readonly id: string;
  readonly code: RejectionCode;
  readonly fields: readonly string[];
}
interface Pushed {
  readonly kind: 'pushed';
  readonly conflicts: readonly WireDocument[];
  readonly rejections: readonly PushRejection[];
}

export type PushAnswer = Pushed | MustRefetch;

export type SyncPoke =
  | {
      readonly kind: 'HEAD' | 'POKE';
      readonly collection: SyncCollection;
      readonly checkpoint: string | null;
    }
  | { readonly kind: 'HEARTBEAT' };

/** The app is older than the server can serve: sync stops, edits stay (local-first.md 2.3 rule 11). */
export class ClientOutdated extends Error {
  override readonly name = 'ClientOutdated';
}
/** The server no longer knows the token. */
export class NotSignedIn extends Error {
  override readonly name = 'NotSignedIn';
}
/** No answer, or one that says nothing about the rows: try again. */
export class TransportFailed extends Error {
  override readonly name = 'TransportFailed';
  readonly reason: 'network' | 'server' | 'busy';
  /** Milliseconds that the server asked to wait; null when it did not. */
  readonly retryAfter: number | null;
  constructor(reason: 'network' | 'server' | 'busy', message: string, retryAfter: number | null = null) {
    super(message);
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}

/**
 * How replication reaches the server. Every method may throw the three errors above and nothing else; `pokes` is one
 * stream for all collections, which may end or fail at any time.
 */
export interface SyncTransport {
  pull(
    collection: SyncCollection,
    checkpoint: string | null,
    limit: number,
    signal: AbortSignal,
  ): Promise<PullAnswer>;
  /** `epoch` names the history that this device has pulled from; null before its first pull. */
  push(
    collection: SyncCollection,
    rows: readonly PushRow[],
    epoch: string | null,
    signal: AbortSignal,
  ): Promise<PushAnswer>;
  pokes(): Observable<SyncPoke>;
}
