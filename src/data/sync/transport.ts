import type { Observable } from 'rxjs';
import type { RejectionCode, SyncCollection } from '#domain/sync/protocol.ts';

/** A document as sent: the fields of the domain plus the tombstone flag. */
export type WireDocument = { readonly id: string; readonly deleted: boolean } & Readonly<
  Record<string, unknown>
>;

/** The epoch of a checkpoint. The rest of a checkpoint is opaque to devices. */
export function epochOf(checkpoint: string | null): string | null {
  return checkpoint?.split(':')[0] ?? null;
}

export interface PullPage {
  readonly kind: 'page';
  readonly documents: readonly WireDocument[];
  readonly checkpoint: string;
}
/**
 * The device's checkpoint is from another epoch or below the purge horizon: the device must start over
 * (docs/sync-hazards.md, H15).
 */
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

/** The app is too old for the server: sync stops, edits stay (docs/sync.md, rule 11 of the server). */
export class ClientOutdated extends Error {
  override readonly name = 'ClientOutdated';
}
/** The server no longer accepts the token. */
export class NotSignedIn extends Error {
  override readonly name = 'NotSignedIn';
}
/** There was no answer, or one that says nothing about the rows; the request should be retried. */
export class TransportFailed extends Error {
  override readonly name = 'TransportFailed';
  readonly reason: 'network' | 'server' | 'busy';
  /** Milliseconds that the server asked to wait; null if it did not. */
  readonly retryAfter: number | null;
  constructor(reason: 'network' | 'server' | 'busy', message: string, retryAfter: number | null = null) {
    super(message);
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}

/**
 * The connection of replication to the server. Every method may throw the three errors above and no others; `pokes`
 * is one stream for all collections, which may end or fail at any time.
 */
export interface SyncTransport {
  pull(
    collection: SyncCollection,
    checkpoint: string | null,
    limit: number,
    signal: AbortSignal,
  ): Promise<PullAnswer>;
  /** `epoch` is the one that this device has pulled from; null before its first pull. */
  push(
    collection: SyncCollection,
    rows: readonly PushRow[],
    epoch: string | null,
    signal: AbortSignal,
  ): Promise<PushAnswer>;
  pokes(): Observable<SyncPoke>;
}
