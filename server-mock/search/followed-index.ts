import { type BuildOptions, buildIndex, learnNewStems } from './build-index.ts';
import { readChanges, readHead } from './catalog-feed.ts';
import { EngineFailure, engineCall } from './engine-failure.ts';
import { inTurn } from './in-turn.ts';
import type { OpenEngine } from './open-engine.ts';
import { readRows } from './read-rows.ts';

export interface FollowOptions extends BuildOptions {
  /** For tests: the number of later rows above which the index is rebuilt. */
  readonly mergeAbove?: number;
  /** Called after every change that may affect results. */
  readonly onChange: () => void;
}

interface Current {
  readonly open: OpenEngine;
  checkpoint: number;
}

const changesAtOnce = 500;
const fewestToMerge = 5_000;

/** An index that follows the database: it is built once and then updated from the numbered changes. */
export class FollowedIndex {
  readonly #options: FollowOptions;
  #current: Current | null = null;
  #building: Promise<void> | null = null;
  #closed = false;
  readonly #turns = inTurn(() => this.#catchUpNow());

  constructor(options: FollowOptions) {
    this.#options = options;
  }

  /** The current engine; null until it is built. */
  get engine(): OpenEngine['engine'] | null {
    return this.#current?.open.engine ?? null;
  }

  get isBuilding(): boolean {
    return this.#building !== null;
  }

  /** The number of the last change in the index; 0 until it is built. */
  get checkpoint(): number {
    return this.#current?.checkpoint ?? 0;
  }

  /** Builds the index, or waits for the current build. */
  build(useSnapshot = true): Promise<void> {
    this.#building ??= this.#buildNow(useSnapshot).finally(() => {
      this.#building = null;
    });
    return this.#building;
  }

  /**
   * Updates the index with everything committed before the call. An engine that fails is dropped; only failures of
   * the database reject.
   */
  async catchUp(): Promise<void> {
    await this.#turns();
  }

  /** Closes an engine that failed; the next build creates a new one. */
  async fail(engine: OpenEngine['engine'], error: unknown): Promise<void> {
    // It was dropped or replaced in the meantime.
    if (this.engine !== engine) return;
    this.#options.log.error({ err: error }, 'the search index failed and is made anew');
    await this.#drop(engine);
    this.#options.onChange();
  }

  async #drop(engine: OpenEngine['engine']): Promise<void> {
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
      // The change number has decreased, for example after a restore, so the index can no longer be trusted.
      await this.#drop(current.open.engine);
      this.#options.onChange();
      return;
    }
    const late = await this.#follow(current).catch(async (error: unknown) => {
      if (!(error instanceof EngineFailure)) throw error;
      await this.fail(current.open.engine, error.cause);
      return null;
    });
    if (late === null) return;
    // A change number may belong to no product; the head that was read before the changes is reached in any case.
    current.checkpoint = Math.max(current.checkpoint, head);
    this.#options.onChange();
    if (late > (this.#options.mergeAbove ?? fewestToMerge)) this.#merge();
  }

  /** Applies all changes; returns the number of rows added after the start. */
  async #follow(current: Current): Promise<number> {
    const { db } = this.#options;
    let late = 0;
    while (true) {
      const { ids, checkpoint, complete } = await readChanges(db, current.checkpoint, changesAtOnce);
      if (ids.length > 0) {
        const rows = await readRows(db, ids);
        late = await engineCall(current.open.engine.apply(ids, rows));
        await learnNewStems(db, current.open);
        current.checkpoint = checkpoint;
        // Searches compare the checkpoint: answers from before it must be gone by now.
        this.#options.onChange();
      }
      if (complete) return late;
    }
  }

  /** Rebuilds the index in the background and replaces the current one, because later rows make searches slower. */
  #merge(): void {
    if (this.#building !== null) return;
    this.build(false).catch((error: unknown) =>
      this.#options.log.error({ err: error }, 'the search index could not be built anew'),
    );
  }
}
