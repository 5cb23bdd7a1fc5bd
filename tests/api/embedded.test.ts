import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import type { DatabaseHandle } from '#server/db/database-handle.ts';
import { logSinceCheckpoint } from '#server/db/maintenance.ts';
import { isMigrated, migrate } from '#server/db/migrate.ts';

let dataDir: string;
let database: DatabaseHandle;

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'hervonden-embedded-'));
  // Leftovers of a first start that was interrupted.
  mkdirSync(path.join(dataDir, 'database.partial/base'), { recursive: true });
  writeFileSync(path.join(dataDir, 'database.partial/PG_VERSION'), 'half a file');
  database = await openDatabase({ databaseUrl: null, dataDir }, pino({ level: 'silent' }));
});

afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a first start that was cut off does not spoil the next', async () => {
  expect(existsSync(path.join(dataDir, 'database.partial'))).toBe(false);
  await migrate(database.db);
  expect(await isMigrated(database.db)).toBe(true);
});

test('the log since the last checkpoint can be measured, and a checkpoint empties it', async () => {
  await sql`create table filler (text text)`.execute(database.db);
  await sql`insert into filler select repeat('x', 1000) from generate_series(1, 5000)`.execute(database.db);
  expect(await logSinceCheckpoint(database.db)).toBeGreaterThan(1_000_000);
  await sql`checkpoint`.execute(database.db);
  expect(await logSinceCheckpoint(database.db)).toBeLessThan(100_000);
});

test('names are sorted by people, not by code point', async () => {
  const { rows } = await sql<{ word: string }>`
    select word from (values ('Zebra'), ('apfel'), ('Ägypten')) as words (word) order by word collate "und-x-icu"`.execute(
    database.db,
  );
  expect(rows.map((row) => row.word)).toEqual(['Ägypten', 'apfel', 'Zebra']);
});
