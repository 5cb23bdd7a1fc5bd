import type { WithDeleted } from 'rxdb';
import { Subject, type Subscription } from 'rxjs';
import type { SyncCollection } from '#domain/sync/protocol.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { equalStates, handlerOf } from '../db/conflict-handler.ts';
import { ConcurrentPull, deriveRecords } from '../db/replica-storage.ts';
import { collectionOf } from '../db/rows.ts';
import type { RowOf } from '../db/types.ts';
import { confirmEdits, touchEdits } from './confirm.ts';
import { derivedRecords } from './derived-records.ts';
import { storedRecords, untilStored } from './engine-memory.ts';
import { createEngine, type EngineHandlers, type EngineRun, isFromHandlers } from './engine-run.ts';
import { FirstPull } from './first-pull.ts';
import { LocalWrites } from './local-writes.ts';
import { prepareMemory } from './prepare-memory.ts';
import { pullHandler } from './pull-handler.ts';
import { PushGate } from './push-gate.ts';
import { pushHandler } from './push-handler.ts';
import { Refetch } from './refetch.ts';
import { refuse, storeBases, takeOut } from './refusals.ts';
import type { ReplicaContext } from './replica-context.ts';
import { epochOf } from './transport.ts';

/** The prefix of the context in which RxDB itself writes to a collection's storage. */
const engineWrites = 'replication-';

/** Ends what a run does of itself, so that RxDB can end its part. */
async function endRun<C extends SyncCollection>({ end, firstPull, state }: EngineRun<C>): Promise<void> {
  // A run that was begun while others waited for their turn has not been ended by them.
  end.abort();
  await firstPull.settled();
  const internal = state.internalReplicationState;
  // RxDB waits for its queue of checkpoints, and would fail with one that could not be stored.
  if (internal !== undefined) internal.checkpointQueue = internal.checkpointQueue.catch(() => undefined);
}

/** Replicates one collection between device and server while it runs. */
export class Replica<C extends SyncCollection> {
  readonly collection: C;
  readonly #context: ReplicaContext;
  readonly #poke$ = new Subject<'RESYNC'>();
  readonly #refetch: Refetch<C>;
  readonly #writes = new LocalWrites();
  #watching: Subscription | null = null;
  #run: EngineRun<C> | null = null;
  #work: Promise<unknown> = Promise.resolve();
  #stopped = false;
  #epoch: string | null = null;
  #failures = 0;
  #restart: ReturnType<typeof setTimeout> | null = null;
  #confirmLater: ReturnType<typeof setTimeout> | null = null;

  constructor(collection: C, context: ReplicaContext) {
    this.collection = collection;
    this.#context = context;
    this.#refetch = new Refetch(context.database, collection);
  }

  /** Runs start, stop and starting over one after another. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const run = this.#work.then(work, work);
    this.#work = run.catch(() => undefined);
    return run;
  }

  start(): Promise<void> {
    return this.#inTurn(() => this.#begin());
  }

  /** Triggers a pull, because the server may have something newer. */
  poke(): void {
    this.#poke$.next('RESYNC');
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#watching?.unsubscribe();
    this.#run?.end.abort();
    await this.#inTurn(async () => {
      if (this.#confirmLater !== null) clearTimeout(this.#confirmLater);
      if (this.#restart !== null) clearTimeout(this.#restart);
      if (this.#run !== null) {
        await endRun(this.#run);
        await this.#run.state.cancel();
      }
      this.#run = null;
    });
  }

  /**
   * Removes the engine's memory, retains every unconfirmed edit, and starts again (docs/sync-hazards.md, H3, H15,
   * H19).
   */
  startOver(): Promise<void> {
    this.#run?.end.abort();
    return this.#inTurn(async () => {
      if (this.#stopped) return;
      const run = this.#run;
      if (run !== null) {
        await endRun(run);
        await this.#storeBases(run);
        await run.state.remove();
        this.#run = null;
      }
      await this.#begin();
    });
  }

  /** Resolves when this collection is at rest: nothing to send, nothing to pull, edits confirmed. */
  async untilAtRest(): Promise<void> {
    await this.#work;
    const run = this.#run;
    if (run === null) return;
    await run.state.awaitInSync();
    await this.#confirm(run);
  }

  /** Makes the engine check edits again that should have been sent long ago. */
  async healStuck(): Promise<void> {
    await this.#inTurn(async () => {
      if (this.#run !== null) await touchEdits(this.#context.database, this.collection);
    });
  }

  async #begin(): Promise<void> {
    if (this.#stopped) return;
    const { database } = this.#context;
    const end = new AbortController();
    const refused: EngineRun<C>['refused'] = new Map();
    const answers: EngineRun<C>['answers'] = new Map();
    const signal = AbortSignal.any([this.#context.signal, end.signal]);
    const firstPull = new FirstPull(database, this.collection, signal, (error) => this.#onError(error));
    const handlers = this.#handlers({ signal, refused, answers, firstPull });
    const state = createEngine(this.collection, this.#context, handlers, this.#poke$.asObservable());
    handlerOf(database, this.collection).bind({
      trueBase: (id) => refused.get(id),
      mustAsk: (id) => this.#writes.isOpen(id),
    });
    this.#watchWrites();
    const { collectionName, schema } = await state.metaInfoPromise;
    deriveRecords(database, collectionName, (ids) => derivedRecords(database, this.collection, schema, ids));
    const checkpoint = await prepareMemory(database, this.collection, state, this.#writes);
    this.#epoch = epochOf(checkpoint);
    await firstPull.begin(state, checkpoint);
    this.#run = { state, end, refused, answers, firstPull };
    state.error$.subscribe((error) => this.#onError(error));
    await state.start();
    this.#forgetFailures(this.#run);
    await touchEdits(database, this.collection);
    this.#recorded().catch((error) => this.#onError(error));
  }

  /** Once a run is at rest, a later failure is the first one again, and is not waited for longer. */
  #forgetFailures({ state, end }: EngineRun<C>): void {
    state.awaitInSync().then(
      () => {
        if (!end.signal.aborted) this.#failures = 0;
      },
      // The engine reports why it failed in `error$`.
      () => undefined,
    );
  }

  /** Subscribes before the engine does, so that each write is recorded by the time the engine receives it. */
  #watchWrites(): void {
    const { storageInstance } = collectionOf(this.#context.database, this.collection);
    this.#watching ??= storageInstance.changeStream().subscribe(({ context, events }) => {
      if (context.startsWith(engineWrites)) return;
      for (const { documentId } of events) this.#writes.wrote(documentId);
    });
  }

  /** The handlers of one run; `signal` aborts when it ends. */
  #handlers({
    signal,
    refused,
    answers,
    firstPull,
  }: Omit<EngineRun<C>, 'state' | 'end'> & { readonly signal: AbortSignal }): EngineHandlers<C> {
    const gate = new PushGate();
    const shared = { collection: this.collection, context: this.#context, gate, signal };
    const mustRefetch = (): void => {
      this.#refetch.arm();
      this.#epoch = null;
      this.startOver().catch((error) => this.#onError(error));
    };
    const pull = pullHandler<C>({
      ...shared,
      mustRefetch,
      stored: async (checkpoint) => {
        const memory = this.#run?.state.metaInstance;
        if (memory !== undefined) await untilStored(memory as never, checkpoint, signal);
      },
      taken: (checkpoint) => {
        this.#epoch = epochOf(checkpoint);
      },
      missing: (page, last) => this.#refetch.missing(page, last),
      firstPull,
    });
    const push = pushHandler<C>({
      ...shared,
      epoch: () => this.#epoch,
      mustRefetch,
      rejected: async (row, rejection) => {
        refused.set(rejection.id, row.assumedMasterState);
        await refuse(this.#context.database, this.collection, row, rejection);
      },
      trueBase: (id) => refused.get(id),
      mark: (id) => this.#writes.mark(id),
      decided: (ids) => {
        for (const id of ids) refused.delete(id);
      },
      answered: (latest) => {
        for (const [id, answer] of latest) answers.set(id, answer);
      },
      recorded: () => this.#recorded(),
    });
    return { pull, push };
  }

  /** Waits until the engine has recorded the last push, then removes refusals from its record and confirms edits. */
  async #recorded(): Promise<void> {
    const run = this.#run;
    if (run === null || run.end.signal.aborted) return;
    const internal = run.state.internalReplicationState;
    if (internal === undefined) return;
    for (let queue: unknown = null; queue !== internal.streamQueue.up && !run.end.signal.aborted; ) {
      queue = internal.streamQueue.up;
      await internal.streamQueue.up;
    }
    if (run.end.signal.aborted || run.state.metaInstance === undefined) return;
    for (const id of run.refused.keys()) {
      await takeOut(this.#context.database, this.collection, run.state.metaInstance as never, id);
      run.refused.delete(id);
    }
    await this.#settle(run);
    await this.#confirm(run);
  }

  /**
   * Closes the writes whose answer the engine has recorded. A document whose answer it could not record is sent
   * again.
   */
  async #settle({ state, answers }: EngineRun<C>): Promise<void> {
    const latest = [...answers];
    answers.clear();
    const known = await storedRecords(
      state.metaInstance as never,
      latest.map(([id]) => id),
    );
    for (const [id, { mark, held }] of latest) {
      const assumed = known.get(id)?.docData as WithDeleted<RowOf<C>> | undefined;
      if (assumed !== undefined && equalStates(assumed, held)) this.#writes.answered(id, mark);
    }
  }

  async #confirm(run: EngineRun<C>): Promise<void> {
    if (run.end.signal.aborted || run.state.metaInstance === undefined) return;
    const { database, confirmGrace } = this.#context;
    const memory = run.state.metaInstance as never;
    const mustAsk = (id: string): boolean => this.#writes.isOpen(id);
    const left = await confirmEdits(database, this.collection, memory, confirmGrace, mustAsk);
    if (!left || confirmGrace === 0 || this.#confirmLater !== null) return;
    this.#confirmLater = setTimeout(() => {
      this.#confirmLater = null;
      if (!run.end.signal.aborted) this.#confirm(run).catch((error) => this.#onError(error));
    }, confirmGrace * 2);
  }

  /** Stores what the engine knew of the server, which is a better base than the first one in the journal. */
  async #storeBases({ state }: EngineRun<C>): Promise<void> {
    if (state.metaInstance === undefined) return;
    try {
      await storeBases(this.#context.database, this.collection, state.metaInstance as never);
    } catch (error) {
      // The bases in the journal stay; they are older, not wrong.
      this.#context.broken(error);
    }
  }

  /**
   * The engine skips what it failed at and never retries it, so the replica has to start over (docs/sync-hazards.md,
   * H3).
   */
  #onError(error: unknown): void {
    if (isFromHandlers(error) || this.#stopped || this.#restart !== null) return;
    // Another tab replicates at the same time, for a moment: nothing that a person could do about it.
    if (error instanceof ConcurrentPull) logger.warn('sync_concurrent_pull', { error: errorText(error) });
    else {
      this.#context.broken(error);
      this.#failures += 1;
    }
    this.#run?.end.abort();
    const delay = Math.min(60_000, this.#context.restartDelay * 2 ** Math.min(this.#failures, 8));
    this.#restart = setTimeout(() => {
      this.#restart = null;
      this.startOver().catch((failure) => this.#onError(failure));
    }, delay);
  }
}
