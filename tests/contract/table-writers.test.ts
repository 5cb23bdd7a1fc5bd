import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { declaredTables, writtenTables } from './architecture/table-writes.ts';

// Every table has one writing module, because only the writer knows the rules that keep its rows consistent. Reading
// is free: a list that joins the tables of several modules is one statement, and it cannot break anybody's rules.

/** The records of simulated providers, which a real provider stores on its side: their simulator writes them. */
const simulated: Readonly<Record<string, string>> = {
  mail_outbox: 'outside/mail',
  simulated_payments: 'outside/payment',
  simulated_refunds: 'outside/payment',
  simulated_payouts: 'outside/payout',
  simulated_parcels: 'outside/carrier',
};

/** Files that write tables whose names they are given, each with the reason. */
const writersOfAny: Readonly<Record<string, string>> = {
  'server-mock/modules/privacy/erase-person.ts':
    'Erasure runs through the personal data inventory, which states for every column of every table what it does.',
};

/** Migrations and the seed write everything, before the modules run. */
const files = globSync('server-mock/**/*.ts').filter(
  (path) => !/^server-mock\/db\/(migrations|seed)\/|\.test\.ts$/.test(path),
);
const codeOf = (path: string) => readFileSync(path, 'utf8');
const writes = new Map(files.map((path) => [path, writtenTables(codeOf(path))]));

const owners = new Map([
  ...declaredTables(codeOf('server-mock/db/core-tables.ts')).map((table) => [table, 'the kernel'] as const),
  ...files
    .filter((path) => /^server-mock\/modules\/[^/]+\/tables\.ts$/.test(path))
    .flatMap((path) => declaredTables(codeOf(path)).map((table) => [table, writerOf(path)] as const)),
  ...Object.entries(simulated),
]);

/** The part of the server to which a file belongs: a module, an outside service, or the kernel. */
function writerOf(path: string): string {
  const [, folder, name] = path.split('/');
  return folder === 'modules' || folder === 'outside' ? `${folder}/${name}` : 'the kernel';
}

function problemsOf(path: string, tables: readonly (string | null)[]): string[] {
  return tables.flatMap((table) => {
    if (table === null)
      return path in writersOfAny ? [] : [`${path} writes a table whose name is not in the file.`];
    // Tables of packages, such as that of the rate limiter, are the kernel's.
    const owner = owners.get(table) ?? 'the kernel';
    return owner === writerOf(path)
      ? []
      : [`${path} writes ${table}, which belongs to ${owner}: call a public function of its owner.`];
  });
}

test('only the part of the server that declares a table writes it', () => {
  expect(owners.size).toBeGreaterThan(90);
  expect([...writes.values()].filter((tables) => tables.length > 0).length).toBeGreaterThan(100);
  expect([...writes].flatMap(([path, tables]) => problemsOf(path, tables))).toEqual([]);
});

test('a view and a GraphQL type write nothing', () => {
  const reading = [...writes].filter(([path]) => /-(view|object|ref)\.ts$/.test(path));
  expect(reading.length).toBeGreaterThan(50);
  expect(reading.filter(([, tables]) => tables.length > 0).map(([path]) => path)).toEqual([]);
});

test('every exception and every simulator is still needed', () => {
  for (const path of Object.keys(writersOfAny)) expect(writes.get(path)).toContain(null);
  const written = (table: string) => files.filter((path) => writes.get(path)?.includes(table)).map(writerOf);
  for (const [table, owner] of Object.entries(simulated))
    expect([...new Set(written(table))]).toEqual([owner]);
});

const planted: readonly [what: string, code: string][] = [
  ['an insert', "await tx.insertInto('orders').values(row).execute();"],
  ['an update with an alias', "await tx.updateTable('orders as o').set(row).execute();"],
  ['a deletion', "await tx.deleteFrom('orders').execute();"],
  ['a merge', "await tx.mergeInto('orders').using('carts', 'a', 'b').execute();"],
  ['a table in a variable', "const table = isNew ? 'bids' : 'orders'; await tx.deleteFrom(table).execute();"],
  ['one of a list of tables', "for (const table of ['bids', 'orders'] as const) await tx.deleteFrom(table);"],
  ['SQL that inserts', 'await sql`insert into orders (id) values (1)`.execute(tx);'],
  ['SQL that updates', 'await sql`with a as (select 1) update "orders" set id = 1`.execute(tx);'],
  ['SQL that deletes', "await sql.raw('delete from orders').execute(tx);"],
];

test.each(planted)('a planted violation is found: %s', (_what, code) => {
  expect(problemsOf('server-mock/modules/bids/x.ts', writtenTables(code))).toEqual([
    'server-mock/modules/bids/x.ts writes orders, which belongs to modules/orders: call a public function of its owner.',
  ]);
  expect(
    problemsOf('server-mock/modules/orders/x.ts', writtenTables(code.replace("'bids'", "'orders'"))),
  ).toEqual([]);
});

test('a table that is named elsewhere is reported', () => {
  const code = `await sql\`delete from \${sql.table(table)}\`.execute(tx); await tx.deleteFrom(table).execute();`;
  expect(problemsOf('server-mock/modules/bids/x.ts', writtenTables(code))).toEqual([
    'server-mock/modules/bids/x.ts writes a table whose name is not in the file.',
  ]);
});

test('reading and locking the table of another module is free', () => {
  const code =
    "await tx.selectFrom('orders').forUpdate().execute(); await sql`select id from orders for update of orders`.execute(tx);";
  expect(problemsOf('server-mock/modules/bids/x.ts', writtenTables(code))).toEqual([]);
});
