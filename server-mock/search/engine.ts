import { setImmediate } from 'node:timers/promises';
import type { CatalogPage, Suggestion } from './catalog-search.ts';
import { ColumnIndex, type IndexQuestion } from './columns/column-index.ts';
import { type ImageMark, openImage, type SharedBytes } from './columns/image.ts';
import { IndexBuilder } from './columns/index-builder.ts';
import { readSnapshot, writeSnapshot } from './columns/snapshot.ts';
import type { Stems } from './expand-word.ts';
import { ownTurns } from './own-turns.ts';

/** The index behind an interface that may cross threads: all arguments and results can be cloned or shared. */
export interface Engine {
  /** Adds a page to the start; afterwards call `finish`, learn the stems, and call `seal`. */
  stage(page: string): Promise<void>;
  finish(): Promise<void>;
  takeUnstemmed(): Promise<string[]>;
  learnStems(stems: ReadonlyMap<string, Stems>): Promise<void>;
  /** Completes the start and opens it; other engines can open the image as well. */
  seal(mark: ImageMark): Promise<SharedBytes>;
  /** Opens an image of another engine. */
  open(image: SharedBytes): Promise<void>;
  /** Applies changed products; returns the number of rows added after the start. */
  apply(ids: readonly string[], page: string): Promise<number>;
  ask(question: IndexQuestion): Promise<CatalogPage>;
  suggest(input: string, limit: number): Promise<readonly Suggestion[]>;
  save(file: string, image: SharedBytes): Promise<void>;
  /** Opens the image in a file; null unless it is complete and matches this build and epoch. */
  load(file: string, epoch: string): Promise<{ image: SharedBytes; checkpoint: number } | null>;
}

/** The index in the calling thread. */
export class LocalEngine implements Engine {
  #builder = new IndexBuilder();
  #opened: ColumnIndex | null = null;
  readonly #inOwnTurn = ownTurns();

  get #index(): ColumnIndex {
    if (this.#opened === null) throw new Error('The index has no start yet.');
    return this.#opened;
  }

  async stage(page: string): Promise<void> {
    this.#builder.stage(page);
    await setImmediate();
  }

  async finish(): Promise<void> {
    for (const _step of this.#builder.finish()) await setImmediate();
  }

  async takeUnstemmed(): Promise<string[]> {
    return (this.#opened ?? this.#builder).takeUnstemmed();
  }

  async learnStems(stems: ReadonlyMap<string, Stems>): Promise<void> {
    (this.#opened ?? this.#builder).learnStems(stems);
  }

  async seal(mark: ImageMark): Promise<SharedBytes> {
    const image = this.#builder.pack(mark);
    this.#builder = new IndexBuilder();
    await setImmediate();
    await this.open(image);
    return image;
  }

  async open(image: SharedBytes): Promise<void> {
    const opened = openImage(image);
    if (opened === null) throw new Error('The image is of another build.');
    await this.#open(opened);
  }

  async #open({ image, text }: NonNullable<ReturnType<typeof openImage>>): Promise<void> {
    const index = new ColumnIndex(image, text);
    for (const _step of index.warm()) await setImmediate();
    this.#opened = index;
  }

  async apply(ids: readonly string[], page: string): Promise<number> {
    this.#index.apply(ids, page);
    return this.#index.lateRows();
  }

  ask(question: IndexQuestion): Promise<CatalogPage> {
    return this.#inOwnTurn(() => this.#index.ask(question));
  }

  async suggest(input: string, limit: number): Promise<readonly Suggestion[]> {
    return this.#index.suggest(input, limit);
  }

  async save(file: string, image: SharedBytes): Promise<void> {
    await writeSnapshot(file, image);
  }

  async load(file: string, epoch: string): Promise<{ image: SharedBytes; checkpoint: number } | null> {
    const image = await readSnapshot(file);
    const opened = image === null ? null : openImage(image);
    if (image === null || opened === null || opened.mark.epoch !== epoch) return null;
    await this.#open(opened);
    return { image, checkpoint: opened.mark.checkpoint };
  }
}
