import { stat } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { SeenKeys } from '../seen-keys.ts';
import type { BuildOptions } from './build-index.ts';
import type { CatalogPage, CatalogQuestion, CatalogSearch, Suggestion } from './catalog-search.ts';
import type { CatalogStamp } from './catalog-stamp.ts';
import { FollowedIndex, type FollowOptions } from './followed-index.ts';
import { questionPreparer } from './prepare-question.ts';
import { type ReadQuestion, readQuestion } from './read-question.ts';
import { answerRelaxed } from './relax.ts';
import { createSqlCatalogSearch, sqlPage } from './sql-catalog-search.ts';

/** A source of change messages, such as the event bus. */
interface Triggers {
  subscribe(topic: string, signal: AbortSignal): AsyncIterable<unknown>;
}

export interface IndexedSearchOptions extends BuildOptions, Pick<FollowOptions, 'mergeAbove'> {
  readonly bus: Triggers;
}

/** The bus topic for catalogue changes; the database also publishes to it. */
const catalogTopic = 'catalog';

/** Bytes of all cached answers together. */
const mostBytes = 3 * 2 ** 20;

/** The bytes that an answer and its question take, about: most are values of filters, each an object with a string. */
function bytesOf({ ids, facets }: CatalogPage, question: string): number {
  const values = facets.reduce((sum, { options }) => sum + options.length, 0);
  return 1_000 + 2 * question.length + 70 * ids.length + 110 * values;
}

const restAfterFailure = 30_000;
/** Milliseconds between checks of the change number without searches, which make up for lost messages. */
const pollEvery = 15_000;

/**
 * Searches the catalogue in an in-memory index that follows the database. Every search first compares one number with
 * the database, or with a stamp that the caller has read from it, so it includes everything committed before. SQL
 * answers until the index is built, and when it fails.
 */
export function createIndexedCatalogSearch(options: IndexedSearchOptions): CatalogSearch {
  const { db, log } = options;
  const slow = createSqlCatalogSearch(db);
  const prepare = questionPreparer(db);
  const answers = new LRUCache<string, CatalogPage>({ maxSize: mostBytes, sizeCalculation: bytesOf });
  const seenQuestions = new SeenKeys();
  let version = 0;
  let updatedAt: Date | null = null;
  const index = new FollowedIndex({
    ...options,
    onChange() {
      version += 1;
      updatedAt = new Date();
      answers.clear();
    },
  });
  const stopFollowing = followCatalog(options, index);

  let restUntil = 0;
  const begin = () => {
    // A failed build costs as much as a successful one: retries by every search would overload the database.
    if (index.isBuilding || performance.now() < restUntil) return;
    index.build().catch((error: unknown) => {
      restUntil = performance.now() + restAfterFailure;
      log.error({ err: error }, 'the search index could not be built; SQL answers');
    });
  };

  const askEngine = async (question: ReadQuestion, cacheKey: string | null): Promise<CatalogPage | null> => {
    const { engine } = index;
    if (engine === null) return null;
    const before = version;
    const prepared = await prepare(question);
    try {
      const answer = await engine.ask(prepared);
      if (cacheKey !== null && before === version) answers.set(cacheKey, answer);
      return answer;
    } catch (error) {
      // If the engine was replaced in the meantime, the caller retries with the new one.
      await index.fail(engine, error);
      return null;
    }
  };

  const ask: AskWithKey = async (question, key) => {
    const cacheKey = seenQuestions.see(key) ? key : null;
    const known = answers.get(key);
    if (known !== undefined) return known;
    const page = (await askEngine(question, cacheKey)) ?? (await askEngine(question, cacheKey));
    if (page !== null) return page;
    begin();
    return await sqlPage(db, question);
  };

  return {
    async search(asked: CatalogQuestion, asOf: CatalogStamp | null = null) {
      const question = readQuestion(asked);
      if (asOf?.head !== index.checkpoint) await index.catchUp();
      return await answerRelaxed(question, oncePerQuestion(ask));
    },
    async suggest(words, limit) {
      await index.catchUp();
      const suggestions = await suggestIndexed(index, words, limit);
      if (suggestions !== null) return suggestions;
      if (index.engine === null) begin();
      return await slow.suggest(words, limit);
    },
    version: () => version,
    readStamp: slow.readStamp,
    state: async () => ({ ...(await stateOf(index, options.snapshot)), updatedAt }),
    async ready() {
      if (index.engine === null) await index.build();
    },
    async close() {
      await stopFollowing();
      await index.close();
    },
  };
}

type AskWithKey = (question: ReadQuestion, key: string) => Promise<CatalogPage>;

/** Gives each question the answer that it got first: one search asks some of them several times. */
function oncePerQuestion(ask: AskWithKey): (question: ReadQuestion) => Promise<CatalogPage> {
  const pages = new Map<string, Promise<CatalogPage>>();
  return (question) => {
    const key = JSON.stringify(question);
    const page = pages.get(key) ?? ask(question, key);
    pages.set(key, page);
    return page;
  };
}

async function stateOf({ engine, isBuilding, checkpoint }: FollowedIndex, snapshot: string | null) {
  const file = snapshot === null ? null : await stat(snapshot).catch(() => null);
  return {
    ...{ isIndexed: engine !== null, isBuilding, checkpoint },
    ...{ snapshotBytes: file?.size ?? null, snapshotAt: file?.mtime ?? null },
  };
}

/** The suggestions of the index; null while it is not built, or if it fails. */
async function suggestIndexed(
  index: FollowedIndex,
  words: string,
  limit: number,
): Promise<readonly Suggestion[] | null> {
  const { engine } = index;
  if (engine === null) return null;
  try {
    return await engine.suggest(words, limit);
  } catch (error) {
    await index.fail(engine, error);
    return null;
  }
}

/** Updates the index on messages of the bus and at intervals. */
function followCatalog({ bus, log }: IndexedSearchOptions, index: FollowedIndex): () => Promise<void> {
  const stopped = new AbortController();
  const refresh = () => {
    index
      .catchUp()
      .catch((error: unknown) => log.warn({ err: error }, 'the search could not follow the catalogue'));
  };
  const timer = setInterval(refresh, pollEvery);
  timer.unref();
  const listening = (async () => {
    for await (const _change of bus.subscribe(catalogTopic, stopped.signal)) refresh();
  })().catch((error: unknown) =>
    log.error({ err: error }, 'the search only follows the catalogue at intervals'),
  );
  return async () => {
    stopped.abort();
    clearInterval(timer);
    await listening;
  };
}
