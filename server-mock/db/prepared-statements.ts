import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { PoolClient } from 'pg';

/** Executions within `countedFor` after which a query is prepared: a rare one would only take memory of the database. */
const frequent = 100;
/** Milliseconds in which the executions of a query are counted. */
const countedFor = 10 * 60_000;
/** Each connection keeps each prepared statement with its plan, 20 to 60 kB. */
const mostPrepared = 64;
/** Queries whose executions are counted at the same time, and the characters of the longest one. */
const mostCounted = 1_000;
const longestText = 4_000;
/** Times that a query is prepared anew before it is no longer prepared. */
const mostRenewals = 5;

/**
 * Chooses the queries that PostgreSQL parses and plans once per connection instead of each time, which took two fifths of
 * its time for a product page (docs/decisions/0066-rendering-and-memory.md).
 */
export class PreparedStatements {
  readonly #threshold: number;
  readonly #counts = new LRUCache<string, number>({ max: mostCounted, ttl: countedFor, noUpdateTTL: true });
  /** The current name of each query; null for one that is no longer prepared. */
  readonly #names = new Map<string, string | null>();
  readonly #renewals = new Map<string, number>();
  #named = 0;

  constructor(threshold = frequent) {
    this.#threshold = threshold;
  }

  /** The name under which a query is prepared; null for one that is not. */
  nameOf(text: string): string | null {
    const name = this.#names.get(text);
    if (name !== undefined) return name;
    if (this.#names.size >= mostPrepared || !canBePrepared(text)) return null;
    const count = (this.#counts.get(text) ?? 0) + 1;
    this.#counts.set(text, count);
    if (count < this.#threshold) return null;
    this.#counts.delete(text);
    return this.#giveName(text);
  }

  /** Replaces a name that failed, so that each connection prepares the query anew, unless another one has done it. */
  renew(text: string, failed: string): void {
    if (this.#names.get(text) !== failed) return;
    const renewals = (this.#renewals.get(text) ?? 0) + 1;
    this.#renewals.set(text, renewals);
    if (renewals > mostRenewals) this.#names.set(text, null);
    else this.#giveName(text);
  }

  #giveName(text: string): string {
    this.#named += 1;
    const name = `frequent_${this.#named}`;
    this.#names.set(text, name);
    return name;
  }
}

/** A list of parameters makes another text for each of its lengths, which would use up all names. */
function canBePrepared(text: string): boolean {
  return text.length <= longestText && /^\s*(?:select|with)\b/.test(text) && !/\(\$\d+, \$\d+/.test(text);
}

type Command = PostgresQueryResult<unknown>['command'];

/**
 * A connection whose frequent queries are prepared. Not in a transaction: a failed statement ends it, so that the query
 * could not be repeated without its name. Elsewhere a failed one has changed nothing.
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
      if (!mayBeOutdated(error)) throw error;
      this.#statements.renew(text, name);
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

/**
 * True for errors of PostgreSQL that the same query may not have without a name: a migration changed its columns or their
 * types (0A000, class 42), or the connection no longer knows the name (26000).
 */
function mayBeOutdated(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error)) return false;
  const code = String(error.code);
  return code === '0A000' || code === '26000' || code.startsWith('42');
}
