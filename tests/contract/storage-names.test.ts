import { describe, expect, test } from 'vitest';
import { cacheNames } from '#domain/storage/cache-names.ts';
import { channelNames } from '#domain/storage/channel-names.ts';
import * as databases from '#domain/storage/database-names.ts';
import { localKeyOf, sessionKeyOf } from '#domain/storage/entry-keys.ts';
import { localKeys } from '#domain/storage/local-keys.ts';
import { lockNames } from '#domain/storage/lock-names.ts';
import { sessionKeys } from '#domain/storage/session-keys.ts';
import { type SourceFile, scan, scanProject } from '../../scripts/source-files.ts';

const names = {
  ...databases,
  ...{ cacheNames, channelNames, localKeyOf, localKeys, lockNames, sessionKeyOf, sessionKeys },
};
const list = 'src/domain/storage';
const id = '<id>';

/** Every name of the list; the names that have an id up to it. */
const known = Object.values(names).flatMap((group) =>
  typeof group === 'string'
    ? [group]
    : Object.values(group).map((name: string | ((id: string) => string)) =>
        typeof name === 'string' ? name : name(id),
      ),
);
/** Names that are also ordinary words of the code ("theme") are found where they are passed to a storage. */
const distinct = known
  .map((name) => name.replace(id, ''))
  .filter((name) => /[-:|]/.test(name) && !isOrdinary(name));

function isOrdinary(name: string): boolean {
  // The prefix of everything the project names, and names of other things: a cookie, a field, a row of a list.
  return (
    name === names.databasePrefix || ['cookie-consent', 'transaction-id', '-sync', 'photos|'].includes(name)
  );
}

const opensStorage =
  /(?:\.(?:getItem|setItem|removeItem)|\b(?:openDB|deleteDB)(?:<\w+>)?|caches\.(?:open|delete|has|match)|locks\??\.request|new BroadcastChannel)\(\s*['"`]/;

const usesStorage = /\b(?:local|session)Storage\b/;
const ownKey = /\bconst \w*(?:key|prefix) = ['"`]/i;

function problemsOf({ path, texts, code }: SourceFile): string[] {
  if (path.startsWith(`${list}/`)) return [];
  const written = texts.filter((text) => distinct.some((name) => text === name || isEntryOf(text, name)));
  const passed =
    opensStorage.exec(code)?.[0] ?? (usesStorage.test(code) ? ownKey.exec(code)?.[0] : undefined);
  return [
    ...written.map((text) => `${path} writes the name '${text}' itself: import it from ${list}.`),
    ...(passed === undefined ? [] : [`${path} has ${passed}: give the name a place in ${list}.`]),
  ];
}

/** Whether a text is an entry of a name that ends with an id. */
function isEntryOf(text: string, name: string): boolean {
  return known.includes(`${name}${id}`) && text.startsWith(name);
}

test('only one folder holds the names of what a device stores', async () => {
  const files = await scanProject('{src,workers}/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(1000);
  expect(files.flatMap(problemsOf)).toEqual([]);
});

test('no two keys of a storage are the same', () => {
  const groups = [names.localKeys, names.sessionKeys, names.cacheNames, names.databaseNames, names.lockNames];
  for (const group of groups) {
    const values = Object.values(group).map(String);
    expect(new Set(values).size).toBe(values.length);
  }
});

describe('planted names are found', () => {
  test.each([
    ['a key', "const key = 'chat-outbox';", "writes the name 'chat-outbox'"],
    ['an entry with an id', "const key = 'hervonden-stock:' + id;", "writes the name 'hervonden-stock:'"],
    ['a key of its own', "localStorage.setItem('theme', value);", 'give the name a place'],
    [
      'a key in a constant',
      "const formKey = 'mine';\nsessionStorage.removeItem(formKey);",
      'give the name a place',
    ],
    ['a database', "const database = await openDB<Schema>('mine', 1);", 'give the name a place'],
    ['a cache', "await caches.open('mine');", 'give the name a place'],
    ['a channel', "new BroadcastChannel('mine');", 'give the name a place'],
    ['a lock', "await navigator.locks.request('mine', work);", 'give the name a place'],
  ])('%s', (_what, code, reason) => {
    expect(problemsOf(scan('src/features/buying/bids/x.ts', code)).join()).toContain(reason);
  });
});
