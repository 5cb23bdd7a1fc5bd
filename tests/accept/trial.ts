import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { createLog } from '#server/log.ts';
import { issueToken } from '#server/modules/auth/token.ts';
import { makeUser } from '#tests/factories/users.ts';

/** A data folder with one signed-in person. */
export interface TrialFolder {
  readonly dataDir: string;
  readonly token: string;
  remove(): void;
}

export async function makeFolder(name: string): Promise<TrialFolder> {
  const dataDir = mkdtempSync(path.join(tmpdir(), `hervonden-${name}-`));
  const database = await openDatabase({ databaseUrl: null, dataDir }, createLog('silent'));
  await migrate(database.db);
  const account = { email: 'a@hervonden.test', name: 'Anna Bos', password: 'letmein-12' };
  const user = await makeUser(database.db, account);
  const device = { userId: user.id, device: 'Proef', secondFactor: false };
  const { token } = await inTransaction(database.db, (tx) => issueToken(tx, device, new Date()));
  await database.close();
  return { dataDir, token, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

async function ask<Data>(url: string, token: string, body: object): Promise<Data> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Token ${token}` },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { data?: Data | null };
  if (answer.data == null) throw new Error(`status ${response.status}: ${JSON.stringify(answer)}`);
  return answer.data;
}

/** The result of one mutation: acknowledged or failed, and when it was sent and answered by performance.now(). */
export interface Sent {
  readonly id: string;
  readonly at: number;
  readonly until: number;
  readonly error: string | null;
}

/** Adds products to the wishlist, several at a time, until `stop` is aborted or the server is gone. */
export async function keepSaving(
  url: string,
  token: string,
  stop: AbortSignal,
  atOnce = 8,
): Promise<readonly Sent[]> {
  const sent: Sent[] = [];
  const worker = async () => {
    for (let isUp = true; isUp && !stop.aborted; ) {
      const id = randomUUID();
      const at = performance.now();
      const error = await save(url, token, id).then(
        () => null,
        (fault: unknown) => String(fault instanceof Error ? (fault.cause ?? fault) : fault),
      );
      sent.push({ id, at, until: performance.now(), error });
      isUp = error === null;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return sent;
}

const pushOne = `mutation ($document: WishlistItemDocumentInput!) {
  it: pushWishlist(schemaVersion: 1, rows: [{ newDocumentState: $document }]) {
    __typename
    ... on WishlistPushed { conflicts { id } }
  }
}`;

async function save(url: string, token: string, id: string): Promise<void> {
  const body = { query: pushOne, variables: { document: { id, addedAt: 1, deleted: false } } };
  const { it } = await ask<{ it: { __typename: string; conflicts?: unknown[] } }>(url, token, body);
  if (it.conflicts?.length !== 0) throw new Error(`not saved: ${JSON.stringify(it)}`);
}

const pullPage = `query ($checkpoint: String) {
  it: pullWishlist(schemaVersion: 1, checkpoint: $checkpoint, limit: 200) {
    ... on WishlistPage { documents { id } checkpoint }
  }
}`;

/** The wishlist entries that the server has stored. */
export async function wishlistProductIds(url: string, token: string): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  let checkpoint: string | null = null;
  while (true) {
    const body = { query: pullPage, variables: { checkpoint } };
    const page: { it: { documents: { id: string }[]; checkpoint: string } } = await ask(url, token, body);
    for (const { id } of page.it.documents) found.add(id);
    if (page.it.documents.length < 200) return found;
    checkpoint = page.it.checkpoint;
  }
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
