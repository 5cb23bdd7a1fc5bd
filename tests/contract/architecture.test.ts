import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { scan } from '../../scripts/source-files.ts';
import { problemsOf } from './architecture/rules.ts';
import { project } from './project-files.ts';

test('no test is longer than 350 lines', () => {
  const tests = globSync(['tests/**/*.{ts,tsx}', '{src,server-mock,scripts,workers}/**/*.test.{ts,tsx}']);
  const lines = (file: string) => readFileSync(file, 'utf8').split('\n').length - 1;
  expect(tests.length).toBeGreaterThan(500);
  expect(tests.filter((file) => lines(file) > 350)).toEqual([]);
});

test('PWA-020 PWA-021 PWA-024 imports point in one direction and every file belongs to a layer', () => {
  expect(project.length).toBeGreaterThan(100);
  expect(project.flatMap(problemsOf)).toEqual([]);
});

// A rule without violations could be missing just as well: each planted file has to be reported for the right reason.
const planted: readonly [rule: string, path: string, text: string, reason: string][] = [
  [
    'domain knows nobody',
    'src/domain/bid/x.ts',
    "import { a } from '../../data/db/write.ts';",
    '"domain" may not import "data"',
  ],
  [
    'domain knows no language',
    'src/domain/bid/x.ts',
    "import { msg } from '@lingui/core/macro';",
    'may not import this package',
  ],
  [
    'domain knows no network',
    'src/domain/bid/x.ts',
    "import type { Kysely } from 'kysely';",
    'may not import this package',
  ],
  [
    'paths knows only domain',
    'src/paths/x.ts',
    "import { a } from '#src/i18n/format.ts';",
    '"paths" may not import "i18n"',
  ],
  [
    'platform knows no screens',
    'src/platform/x/x.ts',
    "import { Button } from '#src/ui/kit/button.tsx';",
    '"platform" may not import "ui/kit"',
  ],
  [
    'data knows no features',
    'src/data/x.ts',
    "const a = import('#src/features/buying/bids/a.ts');",
    '"data" may not import "features"',
  ],
  [
    'the kit knows no domain',
    'src/ui/kit/x.tsx',
    "import type { Id } from '#domain/ids.ts';",
    '"ui/kit" may not import "domain"',
  ],
  [
    'market parts fetch nothing',
    'src/ui/market/x.tsx',
    "import { request } from '#src/data/graphql/client.ts';",
    '"ui/market" may not import "data"',
  ],
  [
    'features stay apart',
    'src/features/buying/bids/x.ts',
    "import { a } from '../cart/a.ts';",
    '"bids" may not know "cart"',
  ],
  [
    'features stay apart, as types too',
    'src/features/buying/bids/x.ts',
    "import type { A } from '#src/features/buying/cart/a.ts';",
    '"bids" may not know "cart"',
  ],
  [
    'features know no routes',
    'src/features/buying/bids/x.ts',
    "import { Route } from '#src/routes/root.tsx';",
    '"features" may not import "routes"',
  ],
  [
    'the client knows no server',
    'src/data/x.ts',
    "import { a } from '#server/config.ts';",
    '"data" may not import "server core"',
  ],
  [
    'the client runs no server package',
    'src/features/buying/bids/x.ts',
    "import { readFile } from 'node:fs/promises';",
    'may not import this package',
  ],
  [
    'the server knows no client',
    'server-mock/modules/bids/x.ts',
    "import { a } from '#src/data/db/write.ts';",
    '"server modules" may not import "data"',
  ],
  [
    'modules keep their insides',
    'server-mock/modules/bids/x.ts',
    "import { a } from '../orders/pay-out.ts';",
    'GraphQL types of "orders"',
  ],
  [
    'modules keep their stores',
    'server-mock/modules/bids/x.ts',
    "import { a } from '../orders/store.ts';",
    'GraphQL types of "orders"',
  ],
  [
    'the kernel knows no module',
    'server-mock/graphql/x.ts',
    "import { policy } from '../modules/bids/policy.ts';",
    '"server core" may not import "server modules"',
  ],
  [
    'the composition knows modules by their manifest alone',
    'server-mock/create-server.ts',
    "import { sessionOf } from './modules/auth/token.ts';",
    '"server composition" may not import "server modules"',
  ],
  [
    'samples of emails are loaded on demand',
    'server-mock/modules/bids/module.ts',
    "import { bidEmailSamples } from './email-samples.ts';",
    'import samples of emails on demand',
  ],
  [
    'the database knows no module, as types too',
    'server-mock/db/x.ts',
    "import type { BidTables } from '../modules/bids/tables.ts';",
    '"server db" may not import "server modules"',
  ],
  [
    'the kernel does not read the manifest',
    'server-mock/process/x.ts',
    "import { serverModules } from '../modules/manifest.ts';",
    '"server process" may not import "server manifest"',
  ],
  [
    'modules do not know what they add up to',
    'server-mock/modules/bids/x.ts',
    "import { eventHandlers } from '../../composition.ts';",
    '"server modules" may not import "server composition"',
  ],
  [
    'workers know no app',
    'workers/photos/x.ts',
    "import { a } from '#src/data/photos/draft-photo-service.ts';",
    '"photo worker" may not import "data"',
  ],
  [
    'only one place starts workers',
    'src/features/buying/bids/x.ts',
    "import url from '#workers/photos/photos.worker.ts?worker&url';",
    '"features" may not import "photo worker"',
  ],
  [
    'the service worker stays small',
    'workers/service-worker/x.ts',
    "import { Subject } from 'rxjs';",
    'may not import this package',
  ],
  [
    'what covers the page closes with Back',
    'src/features/buying/bids/x.tsx',
    "import { Modal } from 'react-aria-components/Modal';",
    'without useLayer',
  ],
  [
    'the lightbox closes with Back',
    'src/features/buying/bids/x.tsx',
    "import Lightbox from 'yet-another-react-lightbox';",
    'without useLayer',
  ],
  [
    'no dialogs of the browser',
    'src/features/buying/bids/x.tsx',
    'export const A = () => <dialog>A</dialog>;',
    'Use Dialog',
  ],
  [
    'questions about leaving refuse at once',
    'src/features/buying/bids/x.ts',
    "import { useBlocker } from '@tanstack/react-router';",
    'Use useLeaveQuestion',
  ],
  ['imports name the file', 'src/data/x.ts', "import { a } from './write';", 'with its extension'],
  ['no default exports', 'src/data/x.ts', 'export default 1;', 'default export'],
  [
    'no barrels',
    'src/data/x.ts',
    "export * from './a.ts';\nexport { b } from './b.ts';",
    'only passes on other files',
  ],
  ['no grab bags', 'src/data/utils.ts', 'export const a = 1;', 'named after nothing'],
  [
    'no long files',
    'src/data/x.ts',
    `${'const a = 1;\n'.repeat(301)}`.replace(/a =/g, () => `a${Math.random().toString(36).slice(2)} =`),
    'lines, more than',
  ],
  [
    'no Dutch in code',
    'src/features/buying/bids/x.tsx',
    'export const A = () => <p>Dit wordt niet bewaard</p>;',
    'holds Dutch',
  ],
  ['no double casts', 'src/data/x.ts', 'const a = {} as unknown as string[];', 'a double cast'],
  ['no double casts on the server', 'server-mock/db/x.ts', 'f((a as unknown) as B);', 'a double cast'],
  ['one place listens to the network', 'src/app/x.ts', "addEventListener('online', f);", 'ask useIsOffline'],
  ['one place asks the browser', 'src/ui/kit/x.ts', 'const a = navigator.onLine;', 'ask useIsOffline'],
  ['one place formats dates', 'src/ui/kit/x.ts', 'new Intl.DateTimeFormat(tag);', 'format dates and numbers'],
  ['one list of languages', 'src/i18n/x.ts', "const a = ['nl', 'en', 'fr'];", 'take the languages from'],
  ['one type of languages', 'server-mock/db/x.ts', "let a: 'nl' | 'en' | 'fr';", 'take the languages from'],
  ['no file outside the layers', 'src/helpers.ts', 'export const a = 1;', 'belongs to no layer'],
];

describe('planted violations are found', () => {
  test.each(planted)('%s', (_rule, path, text, reason) => {
    expect(problemsOf(scan(path, text)).join('\n')).toContain(reason);
  });
});

test('allowed imports pass', () => {
  const routeFile =
    "import { A } from '#src/features/buying/bids/a.tsx';\nimport { B } from '#src/features/buying/cart/b.tsx';\nexport const c = [A, B];";
  const module =
    "import { read } from '../orders/public.ts';\nimport { rule } from '#domain/bid/rule.ts';\nexport const a = [read, rule];";
  expect(problemsOf(scan('src/routes/x.ts', routeFile))).toEqual([]);
  expect(problemsOf(scan('server-mock/modules/bids/x.ts', module))).toEqual([]);
});
