import type { Stems } from '../expand-word.ts';
import { Columns } from './columns.ts';
import { type ImageMark, packImage, type SharedBytes } from './image.ts';
import { layoutOf, recordsOf } from './records.ts';
import { groupedByPath, orderById } from './regroup.ts';
import { type FixedSort, fixedSorts, sortedRows } from './row-order.ts';
import { RowCursor } from './row-text.ts';
import { TextIndex } from './text-index.ts';

/** Builds the start of an index from pages of rows, in any order. */
export class IndexBuilder {
  #columns = new Columns();
  readonly #text = new TextIndex();
  readonly #orders = new Map<FixedSort, Uint32Array>();
  #byId: Uint32Array = new Uint32Array(0);

  /** Adds a page of rows. */
  stage(page: string): void {
    const row = new RowCursor(page);
    while (row.next()) {
      this.#text.stage(this.#columns.rows, row);
      this.#columns.add(row);
    }
  }

  /** Groups the rows by category and builds the sort orders, in steps of some milliseconds each. */
  *finish(): Generator<void> {
    const { columns, order } = groupedByPath(this.#columns);
    this.#columns = columns;
    yield;
    this.#text.pack(order);
    yield;
    this.#byId = orderById(columns);
    for (const sort of fixedSorts) {
      this.#orders.set(sort, sortedRows(columns, sort, this.#byId));
      yield;
    }
  }

  takeUnstemmed(): string[] {
    return this.#text.takeUnstemmed();
  }

  learnStems(stems: ReadonlyMap<string, Stems>): void {
    this.#text.learnStems(stems);
  }

  /** Serialises the finished start. */
  pack(mark: ImageMark): SharedBytes {
    const columns = this.#columns;
    const layout = layoutOf(columns);
    const records = recordsOf(columns, layout);
    const image = { columns, orders: this.#orders, byId: this.#byId, layout, records };
    return packImage(image, this.#text, mark);
  }
}
