/**
 * Lets the page's databases write so many more times and then nothing, nor any request leave: what a phone does whose
 * battery ends between two writes. The page is to be killed afterwards. `written` counts the writes that happened.
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
