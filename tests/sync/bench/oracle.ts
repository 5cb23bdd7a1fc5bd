import type { ListingDraft } from '#domain/product/draft.ts';
import type { RejectedEditRow } from '#src/data/db/types.ts';

/** A local write of one value. All values are unique, so that they can be found again. */
export interface Write {
  readonly device: string;
  readonly draft: string;
  readonly field: string;
  readonly value: string;
}

/** Records what every device wrote and saw, and finally reports the writes that are found nowhere. */
export class Oracle {
  readonly #writes: Write[] = [];
  readonly #superseded = new Set<string>();

  get count(): number {
    return this.#writes.length;
  }

  /** The device saw `seen` in the field and replaced it. */
  wrote(write: Write, seen: string | null): void {
    this.#writes.push(write);
    if (seen !== null) this.#superseded.add(seen);
  }

  /** A person saw these values and deleted them. */
  removed(values: readonly string[]): void {
    for (const value of values) this.#superseded.add(value);
  }

  lost(drafts: ReadonlyMap<string, ListingDraft>, rejectedEdits: readonly RejectedEditRow[]): Write[] {
    const recorded = rejectedEdits.map((entry) => entry.content).join('\n');
    return this.#writes.filter((write) => {
      if (this.#superseded.has(write.value)) return false;
      const draft = drafts.get(write.draft);
      if (draft !== undefined && JSON.stringify(draft).includes(write.value)) return false;
      return !recorded.includes(write.value);
    });
  }
}
