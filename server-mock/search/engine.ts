import { setImmediate } from 'node:timers/promises';
import type { CatalogAnswer, Suggestion } from './catalog-search.ts';
import { ColumnIndex, type IndexQuestion } from './columns/column-index.ts';
import { readSnapshot, type SnapshotMark, writeSnapshot } from './columns/snapshot.ts';
import type { Stems } from './expand-word.ts';

/** The index behind calls that may cross to another thread: everything in and out can be cloned. */
export interface Engine {
  stage(page: string): Promise<void>;
  finish(): Promise<void>;
  takeUnstemmed(): Promise<string[]>;
  learnStems(stems: ReadonlyMap<string, Stems>): Promise<void>;
  /** Answers how many rows came after the start. */
  apply(ids: readonly string[], page: string): Promise<number>;
  ask(question: IndexQuestion): Promise<CatalogAnswer>;
  suggest(input: string, limit: number): Promise<readonly Suggestion[]>;
  save(file: string, mark: SnapshotMark): Promise<void>;
  load(file: string, epoch: string): Promise<number | null>;
}

/** The index in the thread that asks. */
export class LocalEngine implements Engine {
  readonly #index = new ColumnIndex();

  async stage(page: string): Promise<void> {
    this.#index.stage(page);
    await setImmediate();
  }

  async finish(): Promise<void> {
    for (const _step of this.#index.finish()) await setImmediate();
  }

  async takeUnstemmed(): Promise<string[]> {
    return this.#index.takeUnstemmed();
  }

  async learnStems(stems: ReadonlyMap<string, Stems>): Promise<void> {
    this.#index.learnStems(stems);
  }

  async apply(ids: readonly string[], page: string): Promise<number> {
    this.#index.apply(ids, page);
    return this.#index.lateRows();
  }

  async ask(question: IndexQuestion): Promise<CatalogAnswer> {
    return this.#index.ask(question);
  }

  async suggest(input: string, limit: number): Promise<readonly Suggestion[]> {
    return this.#index.suggest(input, limit);
  }

  async save(file: string, mark: SnapshotMark): Promise<void> {
    await writeSnapshot(file, this.#index, mark);
  }

  async load(file: string, epoch: string): Promise<number | null> {
    return await readSnapshot(file, this.#index, epoch);
  }
}
