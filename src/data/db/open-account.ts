import { lockNames } from '#domain/storage/lock-names.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { editingEnded } from './editing-lock.ts';
import { databaseName } from './owners.ts';
import { handOverPhotos } from './photo-keeper.ts';
import { alone } from './tab-lock.ts';
import type { HervondenDatabase, Owner } from './types.ts';
import type { Content } from './visitor-merge.ts';
import { browserDatabases, hasDatabases, wipeOwner } from './wipe.ts';

type Open = (owner: Owner) => Promise<HervondenDatabase>;

const visitor: Owner = { kind: 'visitor' };

async function readVisitor(open: Open): Promise<Content | null> {
  const databases = browserDatabases();
  if (databases === null || !(await hasDatabases(databases, visitor))) return null;
  const { readContent } = await import('./visitor-merge.ts');
  await editingEnded(await databaseName(visitor));
  const database = await open(visitor);
  try {
    const { writeUnwrittenDrafts } = await import('./write-unwritten-drafts.ts');
    await writeUnwrittenDrafts(database);
    return await readContent(database);
  } finally {
    await database.close();
  }
}

/**
 * Opens the account's database and moves the visitor's data into it. The visitor's data is removed only after it is
 * stored in the account. If that fails (a full device), the account still opens and the visitor's data waits for the
 * next start.
 */
export async function openAccount(owner: Owner, open: Open): Promise<HervondenDatabase> {
  return await alone(lockNames.visitorMerge, async () => {
    const content = await readVisitor(open);
    const database = await open(owner);
    if (content === null) return database;
    try {
      const { mergeContent } = await import('./visitor-merge.ts');
      await mergeContent(database, content);
      await handOverPhotos(visitor, owner);
      const databases = browserDatabases();
      if (databases !== null) await wipeOwner(databases, visitor, 'nothing');
    } catch (error) {
      logger.error('visitor_not_merged', { error: errorText(error) });
    }
    return database;
  });
}
