import { type BuildOptions, buildIndex, learnNewStems } from './build-index.ts';
import { readChanges, readHead } from './catalog-feed.ts';
import { inTurn } from './in-turn.ts';
import type { OpenEngine } from './open-engine.ts';
import { readRows } from './read-rows.ts';

export interface FollowOptions extends BuildOptions {
  /** For tests: more late rows than this are merged by building anew. */
  readonly mergeAbove?: number;
  /** After every change that an answer may show. */
  readonly onChange: () => void;
}

interface Current {
  readonly open: OpenEngine;
  checkpoint: number;
}

const changesAtOnce = 500;
const fewestToMerge = 5_000;

/** An index that follows the database: built once, then brought up to date by the numbers of its changes. */
export class FollowedIndex {
  readonly #options: FollowOptions;
  #current: Current | null = null;
  #building: Promise<void> | null = null;
  #closed = false;
  readonly #turns = inTurn(() => this.#catchUpNow());

  constructor(options: FollowOptions) {
    this.#options = options;
  }

  /** The engine to ask; null until it is built. */
  get engine(): OpenEngine['engine'] | null {
    return this.#current?.open.engine ?? null;
  }

  /** True while an index is being made. */
  get isBuilding(): boolean {
    return this.#building !== null;
  }

  /** The number of the last change in the index; 0 until it is built. */
  get checkpoint(): number {
    return this.#current?.checkpoint ?? 0;
  }

  /** Builds the index, or waits for the build that runs. */
  build(useSnapshot = true): Promise<void> {
    this.#building ??= this.#buildNow(useSnapshot).finally(() => {
      this.#building = null;
    });
    return this.#building;
  }

  /** What is committed before the call is in the index after it. */
  async catchUp(): Promise<void> {
    await this.#turns();
  }

  /** Gives up an engine that fails; the next build makes another. */
  async drop(engine: OpenEngine['engine']): Promise<void> {
    if (this.#current?.open.engine !== engine) return;
    const { open } = this.#current;
    this.#current = null;
    await open.close();
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#building?.catch(() => undefined);
    await this.#turns.idle();
    await this.#current?.open.close();
    this.#current = null;
  }

  async #buildNow(useSnapshot: boolean): Promise<void> {
    const { open, checkpoint } = await buildIndex(this.#options, useSnapshot);
    const next = { open, checkpoint };
    try {
      await this.#follow(next);
    } catch (error) {
      await open.close();
      throw error;
    }
    const before = this.#current;
    this.#current = this.#closed ? null : next;
    this.#options.onChange();
    await before?.open.close();
    if (this.#closed) await open.close();
  }

  async #catchUpNow(): Promise<void> {
    const current = this.#current;
    if (current === null || this.#closed) return;
    const head = await readHead(this.#options.db);
    if (head === current.checkpoint) return;
    if (head < current.checkpoint) {
      // The database went back, as after a restore: nothing that is known can be trusted.
      await this.drop(current.open.engine);
      this.#options.onChange();
      return;
    }
    const late = await this.#follow(current);
    // A number may belong to no listing; what the head said before reading is reached all the same.
    current.checkpoint = Math.max(current.checkpoint, head);
    this.#options.onChange();
    if (late > (this.#options.mergeAbove ?? fewestToMerge)) this.#merge();
  }

  /** Answers how many rows came after the start. */
  async #follow(current: Current): Promise<number> {
    const { db } = this.#options;
    let late = 0;
    while (true) {
      const { ids, checkpoint, complete } = await readChanges(db, current.checkpoint, changesAtOnce);
      if (ids.length > 0) {
        late = await current.open.engine.apply(ids, await readRows(db, ids));
        await learnNewStems(db, current.open);
        current.checkpoint = checkpoint;
      }
      if (complete) return late;
    }
  }

  /** Late rows make searches slower: a new start is built aside and takes the place of this one. */
  #merge(): void {
    if (this.#building !== null) return;
    this.build(false).catch((error: unknown) =>
      this.#options.log.error({ err: error }, 'the search index could not be built anew'),
    );
  }
}
