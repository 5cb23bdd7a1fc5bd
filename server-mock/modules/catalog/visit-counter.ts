import { limitRules } from '../../limit-rules.ts';
import type { OpenVisits, Visit, Visits } from '../../visits.ts';
import { addViews, existingProducts } from './count-views.ts';

/** Milliseconds from a visit to its count, so that a busy server counts many with one query. */
const countedAfter = 2_000;
/** Visits that wait at most, while the database cannot be written; further ones are not counted. */
const mostWaiting = 20_000;

/**
 * Adds visits to the view counts of their products, at most once per half hour and visitor (PROD-020), many with one
 * query each (docs/decisions/0066-rendering-and-memory.md). A process that is killed loses the visits of its last seconds.
 */
export const openVisits: OpenVisits = ({ db, limits, log }): Visits => {
  /** By visitor and product: a page that is reloaded meanwhile is one visit. */
  let waiting = new Map<string, Visit>();
  /** Visits that count, by product; not written yet. */
  const views = new Map<string, number>();
  let timer: NodeJS.Timeout | null = null;
  let counting: Promise<void> = Promise.resolve();
  let isStopped = false;

  const countAll = async (): Promise<void> => {
    const visits = waiting;
    waiting = new Map();
    try {
      for (const key of await firstOf(visits)) {
        const { productId } = visits.get(key) ?? { productId: '' };
        views.set(productId, (views.get(productId) ?? 0) + 1);
      }
    } catch (error) {
      waiting = new Map([...visits, ...waiting]);
      throw error;
    }
    if (views.size === 0) return;
    for (const id of await addViews(db, views)) views.delete(id);
    if (views.size === 0) return;
    // The others are locked at the moment, or no longer exist.
    const existing = await existingProducts(db, [...views.keys()]);
    for (const id of views.keys()) if (!existing.has(id)) views.delete(id);
  };
  const firstOf = async (visits: ReadonlyMap<string, Visit>) =>
    visits.size === 0 ? [] : await limits.spendEach(limitRules.productView, [...visits.keys()]);

  const count = (): Promise<void> => {
    const counted = counting.then(countAll);
    counting = counted.catch(() => undefined);
    return counted;
  };
  const countSoon = (): void => {
    if (isStopped) return;
    timer ??= setTimeout(() => {
      timer = null;
      count()
        .catch((error: unknown) => log.warn({ err: error }, 'visits not counted yet'))
        .finally(() => {
          if (waiting.size + views.size > 0) countSoon();
        });
    }, countedAfter).unref();
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
      await count().catch((error: unknown) => log.warn({ err: error }, 'visits not counted'));
    },
  };
};
