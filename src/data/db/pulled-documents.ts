import { getHeightOfRevision, type RxDocumentData } from 'rxdb';

/**
 * Pages with fewer documents are read and written in the usual way, which takes a moment. Not more than the pages of
 * the tests, so that all schedules of tests/sync run with it.
 */
const smallestPage = 5;

type Stored = Pick<RxDocumentData<object>, '_meta' | '_rev'>;

/** The mark of RxDB on a document that replication wrote: the height of its revision then. */
interface PullMark {
  readonly _rev: number;
  readonly hash: string;
}

/** True when a document is as it came from the server: nothing on this device has written it since. */
export function isAsPulled({ _meta, _rev }: Stored): boolean {
  const { o } = _meta as { readonly o?: PullMark };
  return o !== undefined && o._rev === getHeightOfRevision(_rev);
}

/** States that the engine assumes on the server, for documents without a record. */
type FindAssumed = (ids: readonly string[]) => Promise<readonly unknown[]>;

/** What the storage of a collection and the engine's memory of it know of each other while pages are pulled. */
export class PulledDocuments {
  /** RxDB's hash of the replication, for its mark. */
  hash = '';
  /** Null until the engine of the collection starts. */
  findAssumed: FindAssumed | null = null;
  #expected: ReadonlySet<string> | null = null;
  #readers = new Set<string>();
  #inserting: ReadonlySet<string> | null = null;
  #inserted: ReadonlySet<string> = new Set();

  /** True while further pages of a first pull follow: until the last one, the end of what is checked need not be stored. */
  isFirstPull = false;

  /** Announces a page of documents that this device does not have. */
  expect(ids: readonly string[]): void {
    this.#expected = ids.length < smallestPage ? null : new Set(ids);
    this.#readers = new Set();
  }

  /** Whether these documents are the announced page, once for each reader: then there is nothing to read. */
  areAbsent(reader: 'documents' | 'memory', ids: readonly string[]): boolean {
    if (this.#readers.has(reader) || !isSame(this.#expected, ids)) return false;
    this.#readers.add(reader);
    return true;
  }

  /** Runs `work`, which inserts these documents and need not read them. */
  async whileInserting<T>(ids: readonly string[], work: () => Promise<T>): Promise<T> {
    if (ids.length < smallestPage) return await work();
    this.#inserting = new Set(ids);
    try {
      return await work();
    } finally {
      this.#inserting = null;
    }
  }

  isInserting(ids: readonly string[]): boolean {
    return isSame(this.#inserting, ids);
  }

  /** Notes the documents that the engine has just inserted; it records them next. */
  noteInserted(ids: readonly string[]): void {
    this.#inserted = new Set(ids);
  }

  /** A document that was just inserted needs no record: until it is edited, it is what the server has. */
  needsRecord(id: string): boolean {
    return !this.#inserted.has(id);
  }
}

function isSame(known: ReadonlySet<string> | null, ids: readonly string[]): boolean {
  return known !== null && known.size === ids.length && ids.every((id) => known.has(id));
}
