import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { PoolClient } from 'pg';

/** Executions after which a statement is prepared: what is rarely asked would only take memory of the database. */
const often = 100;
/** Each connection keeps each prepared statement with its plan, 20 to 60 kB. */
const mostPrepared = 64;
/** Statements whose executions are counted. */
const mostCounted = 1_000;

/**
 * Errors of PostgreSQL that a prepared statement may have and the same statement without a name not: a migration changed
 * the columns of its result, or the connection no longer knows it. It has not been executed then.
 */
const outdated = new Set(['0A000', '26000']);

/**
 * Chooses which statements PostgreSQL plans once per connection instead of each time. Planning took more than half of
 * its time for a product page (docs/decisions/0066-rendering-and-memory.md).
 */
export class PreparedStatements {
  readonly #threshold: number;
  readonly #counts = new LRUCache<string, number>({ max: mostCounted });
  readonly #names = new Map<string, string>();
  #named = 0;

  constructor(threshold = often) {
    this.#threshold = threshold;
  }

  /** The name under which a query is prepared; null for one that is not. */
  nameOf(text: string): string | null {
    if (!/^\s*(?:select|with)\b/.test(text)) return null;
    const name = this.#names.get(text);
    if (name !== undefined) return name;
    if (this.#names.size >= mostPrepared) return null;
    const count = (this.#counts.get(text) ?? 0) + 1;
    this.#counts.set(text, count);
    if (count < this.#threshold) return null;
    this.#counts.delete(text);
    return this.#giveName(text);
  }

  /** Gives a query another name, so that each connection plans it anew. */
  renew(text: string): void {
    this.#giveName(text);
  }

  #giveName(text: string): string {
    this.#named += 1;
    const name = `often_${this.#named}`;
    this.#names.set(text, name);
    return name;
  }
}

type Command = PostgresQueryResult<unknown>['command'];

/**
 * A connection whose queries are prepared, outside of transactions only: a failed statement ends its transaction, and
 * could not be repeated without a name.
 */
export class PreparingClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #statements: PreparedStatements;
  #isInTransaction = false;

  constructor(client: PoolClient, statements: PreparedStatements) {
    this.#client = client;
    this.#statements = statements;
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    text: string | PostgresCursor<Row>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof text !== 'string') throw new Error('Results are not read through cursors.');
    return this.#execute<Row>(text, values);
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy);
  }

  async #execute<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    const name = this.#isInTransaction ? null : this.#statements.nameOf(text);
    if (/^(?:begin|start transaction)\b/i.test(text)) this.#isInTransaction = true;
    if (/^(?:commit|rollback)$/i.test(text)) this.#isInTransaction = false;
    if (name === null) return await this.#send({ text }, values);
    try {
      return await this.#send({ name, text }, values);
    } catch (error) {
      if (!isOutdated(error)) throw error;
      this.#statements.renew(text);
      return await this.#send({ text }, values);
    }
  }

  async #send<Row>(
    statement: { readonly text: string; readonly name?: string },
    values: readonly unknown[],
  ): Promise<PostgresQueryResult<Row>> {
    const { command, rowCount, rows } = await this.#client.query({ ...statement, values: [...values] });
    return { command: command as Command, rowCount: rowCount ?? 0, rows };
  }
}

function isOutdated(error: unknown): boolean {
  return error instanceof Error && 'code' in error && outdated.has(String(error.code));
}
