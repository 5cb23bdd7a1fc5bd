import { expect, test } from 'vitest';
import { scan } from '../../scripts/source-files.ts';
import { cyclesOf } from './architecture/cycles.ts';
import { project } from './project-files.ts';

/** The source trees that are checked, together: a cycle may lead through several of them. */
const TREES = ['src', 'server-mock', 'workers', 'scripts'] as const;

test('no files import each other in a cycle, not even types', () => {
  const files = project.filter(({ path }) => TREES.some((tree) => path.startsWith(`${tree}/`)));
  for (const tree of TREES)
    expect(
      files.some(({ path }) => path.startsWith(`${tree}/`)),
      tree,
    ).toBe(true);
  expect(cyclesOf(files)).toEqual([]);
});

test('a planted cycle of types is found, and one over several files', () => {
  const files = [
    scan('server-mock/a.ts', "import type { B } from './b.ts';\nexport type A = B;"),
    scan('server-mock/b.ts', "import { type A } from '#server/a.ts';\nexport type B = A;"),
    scan('server-mock/c.ts', "import { d } from './d.ts';\nexport const c = d;"),
    scan('server-mock/d.ts', "export { e } from './e.ts';\nexport const d = 1;"),
    scan('server-mock/e.ts', "export const e = () => import('./c.ts');"),
    scan('server-mock/f.ts', "import { c } from './c.ts';\nexport const f = c;"),
  ];
  expect(cyclesOf(files)).toEqual([
    ['server-mock/a.ts', 'server-mock/b.ts'],
    ['server-mock/c.ts', 'server-mock/d.ts', 'server-mock/e.ts'],
  ]);
});

test('files that import each other in one direction are no cycle', () => {
  const files = [
    scan('workers/a.ts', "import { b } from './b.ts';\nimport { c } from './c.ts';\nexport const a = b + c;"),
    scan('workers/b.ts', "import { c } from './c.ts';\nexport const b = c;"),
    scan('workers/c.ts', 'export const c = 1;'),
  ];
  expect(cyclesOf(files)).toEqual([]);
});
