import { setTimeout as wait } from 'node:timers/promises';
import { limitRules } from '../../limit-rules.ts';
import type { CreateVisitCounter, Visit, VisitCounter } from '../../visit-counter.ts';
import { addViews, existingProductIds } from './product-views.ts';

/** Milliseconds from a visit to its count, so that a busy server counts many at once. */
const countDelay = 2_000;
/** Milliseconds for the last count, of the ten that a server has to stop. */
const lastCount = 2_000;
/** Visits and products per query, so that none takes long. */
const atOnce = 500;
/** Visits that wait at most, while the database cannot be written; further ones are not counted. */
const mostWaiting = 20_000;

/**
 * Adds visits to the view counts of their products, at most once per half hour and visitor (PROD-020). Asking for each visit
 * took longer than reading its page (docs/decisions/0066-rendering-and-memory.md).
 */
export const createVisitCounter: CreateVisitCounter = ({ db, limits, log }): VisitCounter => {
  /** By visitor and product: a page that is reloaded meanwhile is one visit. */
  const waiting = new Map<string, Visit>();
  /** Views that are not written yet, by product. */
  const views = new Map<string, number>();
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;

  const countVisits = async (): Promise<void> => {
    while (waiting.size > 0) {
      const visits = new Map(firstOf(waiting, atOnce));
      const within = await limits.spendEach(limitRules.productView, [...visits.keys()]);
      for (const [key, { productId }] of visits) {
        waiting.delete(key);
        if (within.has(key)) views.set(productId, (views.get(productId) ?? 0) + 1);
      }
    }
  };
  const writeViews = async (): Promise<void> => {
    const left = new Map(views);
    while (left.size > 0) {
      const some = new Map(firstOf(left, atOnce));
      for (const id of await addViews(db, some)) views.delete(id);
      for (const id of some.keys()) left.delete(id);
    }
    if (views.size === 0) return;
    // The others are locked at the moment, or no longer exist.
    const existing = await existingProductIds(db, [...views.keys()]);
    for (const id of views.keys()) if (!existing.has(id)) views.delete(id);
  };

  const count = async (): Promise<void> => {
    // A count that has begun may be beyond the visits.
    while (running !== null) await running.catch(() => undefined);
    running = countVisits()
      .then(writeViews)
      .finally(() => {
        running = null;
      });
    await running;
  };
  const countSoon = (): void => {
    if (isStopped) return;
    timer ??= setTimeout(() => {
      count()
        .catch((error: unknown) => log.warn({ err: error }, 'visits not counted yet'))
        .finally(() => {
          timer = null;
          if (waiting.size + views.size > 0) countSoon();
        });
    }, countDelay).unref();
  };

  return {
    add(visit) {
      if (waiting.size >= mostWaiting) return;
      waiting.set(`${visit.visitor} ${visit.productId}`, visit);
      countSoon();
    },
    count,
    async stop() {
      isStopped = true;
      if (timer !== null) clearTimeout(timer);
      const counted = count().catch((error: unknown) => log.warn({ err: error }, 'visits not counted'));
      await Promise.race([counted, wait(lastCount, undefined, { ref: false })]);
      const lost = { visits: waiting.size, products: views.size };
      if (lost.visits + lost.products > 0) log.warn(lost, 'visits are lost');
    },
  };
};

function firstOf<Key, Value>(map: ReadonlyMap<Key, Value>, count: number): [Key, Value][] {
  const first: [Key, Value][] = [];
  for (const entry of map) {
    if (first.length === count) break;
    first.push(entry);
  }
  return first;
}
