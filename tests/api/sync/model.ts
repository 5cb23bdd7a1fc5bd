import { sameJson } from '#server/modules/sync/json.ts';
import type { Doc } from './driver.ts';

/** The contract as operations on a map: what the server must store and answer for one person and collection. */
export class SyncModel {
  readonly rows = new Map<string, { content: Doc | null; seq: number }>();
  seq = 0;
  horizon = 0;
  readonly #clock: string;
  readonly #isValid: (content: Doc) => boolean;
  readonly #isStorable: (content: Doc) => boolean;

  constructor(rules: {
    readonly clock: string;
    readonly isValid: (content: Doc) => boolean;
    readonly isStorable: (content: Doc) => boolean;
  }) {
    this.#clock = rules.clock;
    this.#isValid = rules.isValid;
    this.#isStorable = rules.isStorable;
  }

  /** Applies a pushed row and returns what has to happen to it. */
  push(assumed: Doc | null, next: Doc): 'accepted' | 'conflict' | 'rejected' {
    const id = String(next.id);
    const row = this.rows.get(id);
    const { deleted, ...content } = next;
    if (deleted === true) {
      if (row === undefined) return this.#store(id, null);
      if (row.content === null) return 'accepted';
      return this.#knew(row.content, assumed) ? this.#store(id, null) : 'conflict';
    }
    if (row?.content != null && sameJson(row.content, content)) return 'accepted';
    if (!this.#isValid(content)) return 'rejected';
    const knew =
      row === undefined ? assumed === null || assumed.deleted === true : this.#knew(row.content, assumed);
    if (!knew) return 'conflict';
    return this.#isStorable(content) ? this.#store(id, content) : 'rejected';
  }

  /** Removes old tombstones, except the one at the head. */
  purge(): void {
    for (const [id, row] of this.rows) {
      if (row.content !== null || row.seq === this.seq) continue;
      this.rows.delete(id);
      this.horizon = Math.max(this.horizon, row.seq);
    }
  }

  /** The expected answer to a pull after `seq`: ids with their content, in order. */
  after(seq: number, limit: number): { id: string; content: Doc | null; seq: number }[] {
    return [...this.rows]
      .map(([id, row]) => ({ id, ...row }))
      .filter((row) => row.seq > seq)
      .sort((one, other) => one.seq - other.seq)
      .slice(0, limit);
  }

  #store(id: string, content: Doc | null): 'accepted' {
    this.seq += 1;
    this.rows.set(id, { content, seq: this.seq });
    return 'accepted';
  }

  #knew(held: Doc | null, assumed: Doc | null): boolean {
    if (assumed === null) return false;
    const { deleted, ...content } = assumed;
    if (held === null) return deleted === true;
    return deleted !== true && sameJson({ ...held, [this.#clock]: 0 }, { ...content, [this.#clock]: 0 });
  }
}
