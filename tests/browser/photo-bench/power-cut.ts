/**
 * Allows the page's databases this many more writes, then no writes and no requests, as on a phone whose battery dies
 * between two writes. The page has to be killed afterwards. `written` counts the writes that succeeded.
 */
export function cutPowerAfter(writes: number): {
  readonly isCut: () => boolean;
  readonly written: () => number;
} {
  let written = 0;
  let cut = false;
  const transaction = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...given) {
    if (given[1] === 'readwrite') {
      if (written >= writes) cut = true;
      else written += 1;
    }
    if (cut) throw new DOMException('the power is gone', 'UnknownError');
    return transaction.apply(this, given);
  };
  const send = globalThis.fetch;
  globalThis.fetch = (...given) => (cut ? new Promise(() => undefined) : send(...given));
  return { isCut: () => cut, written: () => written };
}
