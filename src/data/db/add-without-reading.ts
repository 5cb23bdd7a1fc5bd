import type { DBCore, DBCoreTable, DBCoreTransaction, Dexie } from 'dexie';

/** The documents of a bulk write that are to be added. */
interface Addition {
  readonly ids: ReadonlySet<string>;
  /** Nothing is written once it aborts. */
  readonly signal: AbortSignal;
}

/**
 * The addition that each store carries out now. Its transaction is recognised by its documents, which must
 * be several: local writes are of one document, and no other write has exactly those of a page.
 */
const additions = new WeakMap<Dexie, Addition>();

function hasExactly({ ids }: Addition, keys: readonly unknown[]): boolean {
  return keys.length === ids.size && keys.every((key) => typeof key === 'string' && ids.has(key));
}

function addingTable(
  table: DBCoreTable,
  store: Dexie,
  open: WeakMap<DBCoreTransaction, Addition>,
): DBCoreTable {
  return {
    ...table,
    getMany(request) {
      const addition = additions.get(store);
      if (addition === undefined || !hasExactly(addition, request.keys)) return table.getMany(request);
      open.set(request.trans, addition);
      return Promise.resolve(request.keys.map(() => undefined));
    },
    mutate(request) {
      const addition = open.get(request.trans);
      if (addition === undefined || request.type !== 'put') return table.mutate(request);
      if (addition.signal.aborted) return Promise.reject(addition.signal.reason);
      return table.mutate({ type: 'add', trans: request.trans, values: request.values });
    },
  };
}

/** Enables `addWithoutReading` for a store. Call it before the store is opened. */
export function enableAdding(store: Dexie): void {
  const open = new WeakMap<DBCoreTransaction, Addition>();
  store.use({
    stack: 'dbcore',
    name: 'add-without-reading',
    create: (core: DBCore): Partial<DBCore> => ({
      ...core,
      table: (name) => addingTable(core.table(name), store, open),
    }),
  });
}

/**
 * Runs a bulk write of these new documents without the reads before it. IndexedDB itself refuses a document that exists:
 * then the write fails as a whole, and nothing of it is stored.
 */
export async function addWithoutReading<T>(
  store: Dexie,
  addition: Addition,
  write: () => Promise<T>,
): Promise<T> {
  additions.set(store, addition);
  try {
    return await write();
  } finally {
    additions.delete(store);
  }
}
