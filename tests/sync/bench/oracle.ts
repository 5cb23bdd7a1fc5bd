import type { ListingDraft } from '#domain/product/draft.ts';
import type { RejectedEditRow } from '#src/data/db/types.ts';

/** One local write of one value. Every value is unique, so that it can be looked for. */
export interface Write {
  readonly device: string;
  readonly draft: string;
  readonly field: string;
  readonly value: string;
}

/** Notes what every device wrote and saw, and says in the end which writes are nowhere to be found. */
export class Oracle {
  readonly #writes: Write[] = [];
  readonly #superseded = new Set<string>();

  get count(): number {
    return this.#writes.length;
  }

  /** The writer saw `seen` in the field and put `value` there. */
  wrote(write: Write, seen: string | null): void {
    this.#writes.push(write);
    if (seen !== null) this.#superseded.add(seen);
  }

  /** Somebody saw these values and took them away. */
  removed(values: readonly string[]): void {
    for (const value of values) this.#superseded.add(value);
  }

  lost(drafts: ReadonlyMap<string, ListingDraft>, shelves: readonly RejectedEditRow[]): Write[] {
    const shelved = shelves.map((entry) => entry.content).join('\n');
    return this.#writes.filter((write) => {
      if (this.#superseded.has(write.value)) return false;
      const draft = drafts.get(write.draft);
      if (draft !== undefined && JSON.stringify(draft).includes(write.value)) return false;
      return !shelved.includes(write.value);
    });
  }
}
