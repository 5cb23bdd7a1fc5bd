/**
 * The documents that were written on this device and that the server has not answered for since. Every one of them is
 * sent, also one that is again as the server last had it: a pull that met the write was not stored, its checkpoint was,
 * and only the server's answer brings what it carried (hazard 1).
 */
export class LocalWrites {
  readonly #latest = new Map<string, number>();
  #count = 0;

  wrote(id: string): void {
    this.#count += 1;
    this.#latest.set(id, this.#count);
  }

  isOpen(id: string): boolean {
    return this.#latest.has(id);
  }

  /** Names the latest write of a document that is about to be sent. */
  mark(id: string): number {
    return this.#latest.get(id) ?? 0;
  }

  /** The server has answered for the document, and the engine has written that down; a later write stays open. */
  answered(id: string, mark: number): void {
    if (this.#latest.get(id) === mark) this.#latest.delete(id);
  }
}
