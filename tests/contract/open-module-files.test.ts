import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { scan } from '../../scripts/source-files.ts';
import { passedOn, unusedOutside, writingViews } from './architecture/open-files.ts';

const read = (pattern: string) => globSync(pattern).map((path) => scan(path, readFileSync(path, 'utf8')));
const server = read('server-mock/**/*.ts');
// Tests may call what a module offers to others, and so may scripts.
const users = [...server, ...read('{tests,scripts}/**/*.{ts,tsx}')];

describe('what a module of the server opens to others', () => {
  test('is used outside the module', () => {
    expect(server.length).toBeGreaterThan(500);
    expect(unusedOutside(server, users)).toEqual([]);
  });

  test('is declared where it is exported', () => {
    expect(passedOn(server)).toEqual([]);
  });

  test('only reads if it is called a view', () => {
    expect(writingViews(server)).toEqual([]);
  });
});

describe('a planted file is found', () => {
  const view = 'server-mock/modules/bids/best-view.ts';
  const bid = 'server-mock/modules/bids/public.ts';

  test('with a function for its own module alone', () => {
    const open = scan(bid, 'export function payBid() {}\nexport const endBid = () => null;');
    const own = scan('server-mock/modules/bids/schema.ts', "import { endBid, payBid } from './public.ts';");
    const other = scan('server-mock/modules/carts/x.ts', "import { payBid } from '../bids/public.ts';");
    expect(unusedOutside([open], [open, own, other])).toEqual([
      `${bid}: no other module uses endBid; move it to a file of the module's own.`,
    ]);
  });

  test.each([
    "export { payBid } from './pay-bid.ts';",
    'const a = 1;\nexport { a };',
    "export type { A } from './a.ts';",
  ])('that passes on another file: %s', (code) => {
    expect(passedOn([scan(bid, code)])).toEqual([`${bid} exports what it does not declare.`]);
  });

  test.each([
    "await tx.updateTable('bids').set({ paid_at: now }).execute();",
    'await scope.emit(bidConfirmed, { bidId });',
    'await context.limits.spend(limitRules.openChat, context.ip);',
  ])('that writes: %s', (code) => {
    const writer = scan('server-mock/modules/bids/confirm.ts', code);
    const reader = scan(view, "import { confirm } from './confirm.ts';");
    expect(writingViews([scan(view, code)])).toEqual([`${view} only reads, but ${view} writes.`]);
    expect(writingViews([reader, writer])).toEqual([`${view} only reads, but ${writer.path} writes.`]);
    expect(writingViews([scan(view, "import type { Confirm } from './confirm.ts';"), writer])).toEqual([]);
  });
});
