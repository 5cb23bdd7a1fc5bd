/**
 * The documents that were written on this device and that the server has not answered since. Each of them is sent,
 * even one that equals the server's last known state again: a pull that met the write was not stored while its
 * checkpoint was, so only the server's answer brings the content of that pull (docs/sync-hazards.md, H1).
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

  /** A number for the latest write of a document that is about to be sent. */
  mark(id: string): number {
    return this.#latest.get(id) ?? 0;
  }

  /** The server has answered for the document and the engine has recorded that. A later write stays open. */
  answered(id: string, mark: number): void {
    if (this.#latest.get(id) === mark) this.#latest.delete(id);
  }
}
