/** The prefix of every local database's name, by which `indexedDB.databases()` is searched. */
export const databasePrefix = 'hervonden-';

/** Databases of IndexedDB. RxDB stores each collection of an owner's database in one of its own. */
export const databaseNames = {
  /** The persisted query cache. */
  queryCache: 'hervonden-answers',
  visitor: 'hervonden-visitor',
  /** The database of an account. The hash does not reveal a user id. */
  account: (hash: string) => `hervonden-${hash}` as const,
  /** The photos of an owner's drafts; `owner` is the name of the owner's database without the prefix. */
  photos: (owner: string) => `hervonden-photos--${owner}` as const,
  /** The photos of an owner's unsent complaints. */
  complaintPhotos: (ownerDatabase: string) => `${ownerDatabase}--complaint-photos` as const,
} as const;

/** The record of the persisted query cache. */
export const queryCacheKey = 'answers';

/** Names the memory of the replication; another name would make every device start over. */
export const replicationName = 'hervonden-sync-1';
