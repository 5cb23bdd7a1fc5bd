import { expect, test } from 'vitest';
import { scan, scanProject } from '../../scripts/source-files.ts';
import { mutualModules } from './architecture/module-pairs.ts';

// Break a pair with a handler of the other module's event, a field that is added to its type, a rule in src/domain, or
// a module that both may know (docs/architecture.md).
test('no two server modules import each other', async () => {
  const files = await scanProject('server-mock/modules/**/*.ts');
  expect(new Set(files.map(({ path }) => path.split('/')[2])).size).toBeGreaterThan(30);
  expect(mutualModules(files)).toEqual([]);
});

test('a planted pair is found, as types too', () => {
  const bids = scan('server-mock/modules/bids/a.ts', "import { b } from '../carts/public.ts';");
  const carts = scan(
    'server-mock/modules/carts/b.ts',
    "import type { A } from '#server/modules/bids/events.ts';",
  );
  const orders = scan('server-mock/modules/orders/c.ts', "import { b } from '../carts/public.ts';");
  expect(mutualModules([bids, carts, orders])).toEqual([
    '"bids" and "carts" need each other: server-mock/modules/bids/a.ts imports server-mock/modules/carts/public.ts, server-mock/modules/carts/b.ts imports server-mock/modules/bids/events.ts.',
  ]);
});
