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
  // The prefix of everything the project names, and names of other things: a field, a row of a list.
  return name === names.databasePrefix || ['transaction-id', '-sync', 'photos|'].includes(name);
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

/** What a name can contain in the place of its id, as a pattern with examples. */
interface IdKind {
  readonly pattern: string;
  readonly examples: readonly string[];
}

const hash = '0123456789abcdef0123';
const owner: IdKind = { pattern: '(?:visitor|[0-9a-f]{20})', examples: ['visitor', hash] };
const uuid: IdKind = { pattern: '[0-9a-f-]{36}', examples: ['0198c2f1-7a30-4e0f-8f6d-3b1c2a4d5e6f'] };
const listName: IdKind = { pattern: '[a-z-]+', examples: ['bids', 'my-products'] };
const accountHash: IdKind = { pattern: '[0-9a-f]{20}', examples: [hash] };
const { databaseNames } = databases;
const ownerDatabase: IdKind = {
  pattern: `${databases.databasePrefix}${owner.pattern}`,
  examples: [databaseNames.visitor, databaseNames.account(hash)],
};
const photoStore: IdKind = {
  pattern: databaseNames.photos(owner.pattern),
  examples: owner.examples.map((name) => databaseNames.photos(name)),
};

type Names = Readonly<Record<string, string | ((id: string) => string)>>;
type WithId<Group extends Names> = {
  [Name in keyof Group as Group[Name] extends string ? never : Name]: IdKind;
};

interface StoredName extends IdKind {
  readonly name: string;
}

/** The names of a group, with what each can be; `kinds` says which ids its names with an id have. */
function namesOf<Group extends Names>(group: Group, kinds: WithId<Group>): readonly StoredName[] {
  const idKinds: Readonly<Record<string, IdKind>> = { ...kinds };
  return Object.entries(group).flatMap(([name, value]) => {
    if (typeof value === 'string') return [{ name, pattern: escaped(value), examples: [value] }];
    const kind = idKinds[name];
    if (kind === undefined) throw new Error(`the kind of the ids of the name '${name}' is missing`);
    const pattern = escaped(value(id)).replace(id, kind.pattern);
    return [{ name, pattern, examples: kind.examples.map(value) }];
  });
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The pairs of names that can be the same. */
function collisions(all: readonly StoredName[]): readonly string[] {
  return all.flatMap((one, at) => {
    const pattern = new RegExp(`^${one.pattern}$`);
    return all
      .filter((other, place) => place !== at && other.examples.some((example) => pattern.test(example)))
      .map((other) => `${one.name} can be ${other.name}`);
  });
}

const storages = {
  localStorage: [
    ...namesOf(localKeys, {}),
    ...namesOf(localKeyOf, {
      draftStock: uuid,
      publishCommand: uuid,
      unwrittenDraft: uuid,
      productEdit: uuid,
      syncedAt: ownerDatabase,
    }),
  ],
  sessionStorage: [
    ...namesOf(sessionKeys, {}),
    ...namesOf(sessionKeyOf, { accountList: listName, paymentMethod: uuid }),
  ],
  IndexedDB: namesOf(databaseNames, { account: accountHash, photos: owner, complaintPhotos: ownerDatabase }),
  caches: namesOf(cacheNames, {}),
  locks: namesOf(lockNames, { sync: ownerDatabase, editing: ownerDatabase, draft: uuid, photos: photoStore }),
  // The tabs of a photo store talk on a channel with the name of its database.
  channels: [
    ...namesOf(channelNames, { sync: ownerDatabase }),
    ...namesOf({ photos: databaseNames.photos }, { photos: owner }),
  ],
};

test.each(Object.entries(storages))('no two names can be the same in %s', (_storage, stored) => {
  expect(stored.length).toBeGreaterThan(2);
  expect(collisions(stored)).toEqual([]);
});

test('planted names that can be the same are found', () => {
  const planted = namesOf(
    { one: 'theme', two: 'theme', entry: (key: string) => `theme-${key}`, dark: 'theme-dark' },
    { entry: listName },
  );
  expect(collisions(planted)).toEqual(['one can be two', 'two can be one', 'entry can be dark']);
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
