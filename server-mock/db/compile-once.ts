import { randomUUID } from 'node:crypto';
import { type Compilable, CompiledQuery, type Kysely } from 'kysely';
import type { Database } from './schema.ts';

/**
 * Returns a query by one id or text that is built and compiled only once. For queries that nearly every page sends:
 * building and compiling one with several parts takes as long as sending it. `build` receives a placeholder for the value;
 * it uses it as a parameter of its own, not within an array, and does not depend on what it is. Throws if it is no
 * parameter.
 */
export function compileOnce<Row>(
  build: (db: Kysely<Database>, value: string) => Compilable<Row>,
): (db: Kysely<Database>, value: string) => Promise<readonly Row[]> {
  const placeholder = randomUUID();
  const compile = (db: Kysely<Database>) => {
    const { sql, parameters } = build(db, placeholder).compile();
    if (!parameters.includes(placeholder)) throw new Error('The value is no parameter of the query.');
    return { sql, parameters };
  };
  let compiled: ReturnType<typeof compile> | null = null;
  return async (db, value) => {
    compiled ??= compile(db);
    const parameters = compiled.parameters.map((parameter) =>
      parameter === placeholder ? value : parameter,
    );
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(compiled.sql, parameters));
    return rows;
  };
}
