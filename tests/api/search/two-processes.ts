import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { sql } from 'kysely';
import { expect, onTestFinished } from 'vitest';
import type { DatabaseHandle } from '#server/db/database-handle.ts';
import { migrate } from '#server/db/migrate.ts';
import { makeProduct } from '../../factories/products.ts';
import { makeSeller } from '../../factories/sellers.ts';
import { adminUrlKey, openScratchDatabase } from '../../setup/postgres.ts';
import { createTestLog } from '../../setup/quiet-log.ts';
import { startServerProcess } from '../../setup/server-process.ts';

interface Found {
  readonly data: { readonly searchProductsNew: { readonly products: readonly { readonly title: string }[] } };
}

/** The titles that a server finds, queried as a browser does. */
async function titlesFrom(url: string, searchString: string): Promise<readonly string[]> {
  const query = `query ($words: String!) { searchProductsNew(searchString: $words, limit: 5) { products { title } } }`;
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { words: searchString } }),
  });
  const found: Found = JSON.parse(await answer.text());
  return found.data.searchProductsNew.products.map(({ title }) => title);
}

async function addressOf({ db }: DatabaseHandle): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const url = new URL(process.env[adminUrlKey] ?? '');
  url.pathname = `/${rows[0]?.name ?? ''}`;
  return url.href;
}

/**
 * Two server processes on one database, each with its own index, find what a third one writes as soon as it is
 * committed.
 */
export async function twoProcessesFollow(): Promise<void> {
  const { log } = createTestLog();
  const scratch = await openScratchDatabase(log);
  onTestFinished(() => scratch.close());
  await migrate(scratch.db);
  const seller = await makeSeller(scratch.db);
  await makeProduct(scratch.db, seller, { title: 'Eiken tafel' });
  const folder = mkdtempSync(path.join(tmpdir(), 'hervonden-two-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const DATABASE_URL = await addressOf(scratch);
  const start = (name: string) =>
    startServerProcess({ DATABASE_URL, DATA_DIR: path.join(folder, name), LOG_LEVEL: 'info' });
  const servers = [await start('one'), await start('other')];
  for (const { url, output } of servers) {
    await expect.poll(output, { timeout: 30_000 }).toContain('search index built');
    expect(await titlesFrom(url, 'eiken')).toEqual(['Eiken tafel']);
  }
  const { id } = await makeProduct(scratch.db, seller, { title: 'Zeldzaam kastje' });
  for (const { url } of servers) expect(await titlesFrom(url, 'zeldzaam')).toEqual(['Zeldzaam kastje']);
  await scratch.db.updateTable('products').set({ title: 'Gewoon kastje' }).where('id', '=', id).execute();
  for (const { url } of servers) {
    expect(await titlesFrom(url, 'zeldzaam')).toEqual([]);
    expect(await titlesFrom(url, 'gewoon')).toEqual(['Gewoon kastje']);
  }
}
