import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { command } from '#server/command.ts';
import { afterCommit, inTransaction } from '#server/db/transaction.ts';
import type { GraphqlContext } from '#server/graphql/context.ts';
import { ValidationError } from '#server/graphql/errors.ts';
import { contextFor } from '#server/graphql/request-context.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';

let api: ApiHarness;
let context: GraphqlContext;

beforeAll(async () => {
  api = await startApi();
  context = contextFor(api.server.deps, { ip: '127.0.0.1', headers: {} }, null);
  await sql`create table counter (id integer primary key, n integer not null)`.execute(api.db);
  await sql`insert into counter values (1, 0), (2, 0)`.execute(api.db);
});

afterAll(() => api.close());

async function count(id = 1): Promise<number> {
  const { rows } = await sql<{ n: number }>`select n from counter where id = ${id}`.execute(api.db);
  return rows[0]?.n ?? -1;
}

/** A use case whose executions can be counted. */
function increase(commandId: string | null, body: unknown = { by: 1 }): Promise<{ n: number }> {
  return command(context, { name: 'increase', commandId, body }, async ({ tx }) => {
    const { rows } = await sql<{ n: number }>`update counter set n = n + 1 where id = 1 returning n`.execute(
      tx,
    );
    return { n: rows[0]?.n ?? -1 };
  });
}

describe('the same command twice', () => {
  test('is done once and answered alike', async () => {
    const commandId = randomUUID();
    const before = await count();
    const first = await increase(commandId, { by: 1, note: { a: 1, b: [2] } });
    expect(await increase(commandId, { note: { b: [2], a: 1 }, by: 1 })).toEqual(first);
    expect(await count()).toBe(before + 1);
  });

  test('20 calls at once are one effect and 20 equal answers', async () => {
    const commandId = randomUUID();
    const before = await count();
    const answers = await Promise.all(Array.from({ length: 20 }, () => increase(commandId)));
    expect(new Set(answers.map((answer) => answer.n))).toEqual(new Set([before + 1]));
    expect(await count()).toBe(before + 1);
  });

  test('with another body is refused, and nothing happens', async () => {
    const commandId = randomUUID();
    await increase(commandId, { by: 1 });
    const before = await count();
    await expect(increase(commandId, { by: 2 })).rejects.toMatchObject({ errorCode: 'command_id_reused' });
    expect(await count()).toBe(before);
  });

  test('without an id each call counts', async () => {
    const before = await count();
    await increase(null);
    await increase(null);
    expect(await count()).toBe(before + 2);
  });

  test('ERR-006 an id that is no uuid is refused before anything runs', async () => {
    const before = await count();
    await expect(increase('1; drop table counter')).rejects.toMatchObject({ errorCode: 'invalid_uuid' });
    expect(await count()).toBe(before);
  });

  test('after a refusal the same id may be tried again', async () => {
    const commandId = randomUUID();
    const before = await count();
    const refused = command(context, { name: 'increase', commandId, body: { by: 1 } }, async ({ tx }) => {
      await sql`update counter set n = n + 1 where id = 1`.execute(tx);
      throw new ValidationError('not_today');
    });
    await expect(refused).rejects.toMatchObject({ errorCode: 'not_today' });
    expect(await count()).toBe(before);
    expect(await increase(commandId, { by: 1 })).toEqual({ n: before + 1 });
  });
});

describe('a transaction', () => {
  test('that asks the pool for another connection gets an error instead of waiting for ever', async () => {
    await expect(inTransaction(api.db, () => count())).rejects.toThrow('used inside a transaction');
    await expect(inTransaction(api.db, () => increase(null))).rejects.toThrow('used inside a transaction');
    // Work that was started inside and continues after the transaction may use the pool again.
    let late: Promise<number> | undefined;
    await inTransaction(api.db, async () => {
      late = new Promise<void>((resolve) => setTimeout(resolve, 20)).then(() => count());
    });
    expect(await late).toBeTypeOf('number');
  });

  test('announces after the commit, and nothing when it is rolled back', async () => {
    const lines: string[] = [];
    await inTransaction(api.db, async () => {
      afterCommit(() => lines.push('committed'));
      expect(lines).toEqual([]);
    });
    const failed = inTransaction(api.db, async () => {
      afterCommit(() => lines.push('rolled back'));
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(lines).toEqual(['committed']);
    expect(() => afterCommit(() => undefined)).toThrow('needs an open transaction');
  });

  test.each(['40P01', '40001'])('is retried until it no longer loses to another (%s)', async (code) => {
    const runs: string[] = [];
    const before = await count();
    const answer = await command(context, { name: 'unlucky', body: null }, async ({ tx }) => {
      runs.push('run');
      await sql`update counter set n = n + 1 where id = 1`.execute(tx);
      if (runs.length < 4) throw Object.assign(new Error('lost to another transaction'), { code });
      return 'done';
    });
    expect(answer).toBe('done');
    expect(runs).toHaveLength(4);
    expect(await count()).toBe(before + 1);
  });

  test('is not retried after another failure', async () => {
    const runs: string[] = [];
    const failed = command(context, { name: 'failing', body: null }, async () => {
      runs.push('run');
      throw Object.assign(new Error('no such table'), { code: '42P01' });
    });
    await expect(failed).rejects.toThrow('no such table');
    expect(runs).toHaveLength(1);
  });

  test('two commands that lock the same rows in opposite order both succeed', async () => {
    const both = (first: number, second: number) =>
      command(context, { name: 'crossed', body: null }, async ({ tx }) => {
        await sql`update counter set n = n + 1 where id = ${first}`.execute(tx);
        await sql`select pg_sleep(0.05)`.execute(tx);
        await sql`update counter set n = n + 1 where id = ${second}`.execute(tx);
      });
    const before = await count(2);
    await Promise.all([both(1, 2), both(2, 1)]);
    expect(await count(2)).toBe(before + 2);
  });
});
