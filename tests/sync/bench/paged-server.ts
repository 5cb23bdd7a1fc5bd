import { NEVER } from 'rxjs';
import { sameContent } from '#src/data/db/same-content.ts';
import type { PullAnswer, PushRow, SyncTransport, WireDocument } from '#src/data/sync/transport.ts';

/** Runs before an answer to a pull is handed over; `from` is the seq after which it was requested. */
export type BeforeAnswer = (from: number) => Promise<unknown> | undefined;

interface Stored {
  readonly seq: number;
  readonly document: WireDocument;
}

export const idOf = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

/** A server of one collection in memory, which decides each row by comparing states. */
export class PagedServer {
  readonly #stored = new Map<string, Stored>();
  #seq = 0;
  /** Every row that was pushed, in order. */
  readonly pushed: PushRow[] = [];

  /** A change by another device. */
  write(document: WireDocument): void {
    this.#seq += 1;
    this.#stored.set(document.id, { seq: this.#seq, document });
  }

  /** Fills the server with entries of a wishlist. */
  fill(count: number): void {
    for (let index = 0; index < count; index += 1) this.write(entry(index, 1_000 + index));
  }

  holds(id: string): WireDocument | undefined {
    return this.#stored.get(id)?.document;
  }

  all(): WireDocument[] {
    return [...this.#stored.values()].map(({ document }) => document);
  }

  #page(from: number, limit: number): PullAnswer {
    const rows = [...this.#stored.values()]
      .filter(({ seq }) => seq > from)
      .sort((a, b) => a.seq - b.seq)
      .slice(0, limit);
    const end = rows.at(-1)?.seq ?? from;
    return { kind: 'page', documents: rows.map(({ document }) => document), checkpoint: `e:${end}` };
  }

  /** Whether the row was accepted. */
  #take({ assumedMasterState, newDocumentState }: PushRow): boolean {
    const held = this.holds(newDocumentState.id);
    if (held !== undefined && isEqual(held, newDocumentState)) return true;
    if (held !== undefined && !isEqual(held, assumedMasterState)) return false;
    this.write(newDocumentState);
    return true;
  }

  /** The connection of one tab. */
  transport(beforeAnswer: BeforeAnswer = () => undefined): SyncTransport {
    return {
      pull: async (_collection, checkpoint, limit) => {
        const from = Number(checkpoint?.split(':')[1] ?? 0);
        const answer = this.#page(from, limit);
        await beforeAnswer(from);
        return structuredClone(answer);
      },
      push: async (_collection, rows) => {
        this.pushed.push(...structuredClone([...rows]));
        const refused = rows.filter((row) => !this.#take(row));
        const conflicts = refused.map(({ newDocumentState: { id } }) => this.holds(id));
        return { kind: 'pushed', conflicts: conflicts.filter((one) => one !== undefined), rejections: [] };
      },
      pokes: () => NEVER,
    };
  }
}

function isEqual(a: WireDocument, b: WireDocument | null): boolean {
  return a.deleted ? b?.deleted === true : sameContent(a, b);
}

/** An entry of a wishlist as sent. */
export function entry(index: number, addedAt: number, deleted = false): WireDocument {
  return { id: idOf(index), addedAt, deleted };
}
