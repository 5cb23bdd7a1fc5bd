/**
 * How far a device has read, as text that is opaque to it: `<epoch>:<seq>`, or `<epoch>:<seq>:<floor>` in the middle
 * of a first pull that began when tombstones up to `floor` had already been purged. Such a device has none of the
 * documents that they removed, so its checkpoint is valid although it is below the horizon (docs/sync.md, rule 9).
 */
export interface Checkpoint {
  readonly epoch: string;
  readonly seq: number;
  readonly floor: number;
}

const pattern = /^([0-9a-z-]{1,64}):(\d{1,9})(?::(\d{1,9}))?$/i;

/** Null for text that this server never wrote; the caller treats it like a checkpoint of another epoch. */
export function parseCheckpoint(text: string): Checkpoint | null {
  const [, epoch, seq, floor] = pattern.exec(text) ?? [];
  if (epoch === undefined || seq === undefined) return null;
  return { epoch, seq: Number(seq), floor: Number(floor ?? seq) };
}

export function formatCheckpoint({ epoch, seq, floor }: Checkpoint): string {
  return floor > seq ? `${epoch}:${seq}:${floor}` : `${epoch}:${seq}`;
}

/**
 * Whether a device at this checkpoint has another epoch, may have missed a purged tombstone, or claims to have read
 * what was never written. Without a new start it would miss every change up to that seq.
 */
export function isStale(
  checkpoint: Checkpoint,
  now: { readonly epoch: string; readonly horizon: number; readonly head: number },
): boolean {
  const read = Math.max(checkpoint.seq, checkpoint.floor);
  return checkpoint.epoch !== now.epoch || read < now.horizon || read > now.head;
}
