import { vi } from 'vitest';

const refusal = new DOMException(
  'Error preparing Blob/File data to be stored in object store',
  'UnknownError',
);

/**
 * Makes IndexedDB refuse every value that is or holds a file, as WebKit does in private browsing: the request fails, and
 * with it its transaction. Ends with the scope (`using`).
 */
export function refuseFiles(): Disposable {
  const { put, add } = IDBObjectStore.prototype;
  const holdsFile = (value: object) => [value, ...Object.values(value)].some((part) => part instanceof Blob);

  /** A request that fails when its turn comes, because its key exists. */
  function fail(store: IDBObjectStore, key: IDBValidKey): IDBRequest<IDBValidKey> {
    put.call(store, {}, key);
    const request = add.call(store, {}, key);
    // The failure assigns an error of its own.
    return Object.defineProperty(request, 'error', { get: () => refusal, set: () => undefined });
  }

  const spies = (
    [
      ['put', put],
      ['add', add],
    ] as const
  ).map(([name, original]) =>
    vi.spyOn(IDBObjectStore.prototype, name).mockImplementation(function (
      this: IDBObjectStore,
      value: object,
      key?: IDBValidKey,
    ) {
      return holdsFile(value) ? fail(this, key ?? 1) : original.call(this, value, key);
    }),
  );
  return {
    [Symbol.dispose]: () => {
      for (const spy of spies) spy.mockRestore();
    },
  };
}
