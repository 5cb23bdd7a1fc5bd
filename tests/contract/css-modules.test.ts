import { globSync, readFileSync } from 'node:fs';
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { isNode, scan, scanProject, treeOf, walk } from '../../scripts/source-files.ts';

const viteConfig = await resolveConfig({ configFile: false, logLevel: 'error' }, 'build');

/** The classes that have a rule in a CSS module, as the build reads them. */
async function classesOf(sheet: string, css: string): Promise<readonly string[]> {
  const { modules = {}, code } = await preprocessCSS(css, sheet, viteConfig);
  // The build renames animations too, which may have the name of a class.
  const isClass = (name: string) => new RegExp(`\\.${modules[name]}(?![\\w-])`).test(code);
  return Object.keys(modules).filter(isClass);
}

interface Use {
  readonly sheet: string;
  /** Null if the name is computed or the whole object is passed on, so that no class can be found by its name. */
  readonly name: string | null;
}

/** The classes that a module reads from the CSS modules that it imports. */
function usesOf(path: string, text: string): readonly Use[] {
  const tree = treeOf(path, text);
  const uses: Use[] = [];
  const sheets = new Map<unknown, string>();
  for (const { specifier, target } of scan(path, text).imports)
    if (target?.endsWith('.module.css') === true) sheets.set(specifier, target);
  const locals = new Map<unknown, string>();
  // Nodes that are not reads of the imported object: names of members and properties, and reads already counted.
  const seen = new Set<unknown>();
  walk(tree, [], (node) => {
    const { type, source, specifiers, object, property, key, computed } = node;
    if (type === 'ImportDeclaration' && isNode(source)) {
      const sheet = sheets.get(source.value);
      if (sheet === undefined || !Array.isArray(specifiers)) return;
      for (const { local } of specifiers.filter(isNode)) {
        seen.add(local);
        if (isNode(local)) locals.set(local.name, sheet);
      }
    } else if (type === 'MemberExpression' && computed === false && isNode(object) && isNode(property)) {
      seen.add(property);
      const sheet = object.type === 'Identifier' ? locals.get(object.name) : undefined;
      if (sheet === undefined) return;
      seen.add(object);
      uses.push({ sheet, name: String(property.name) });
    } else if (key !== undefined && computed !== true && node.shorthand !== true) seen.add(key);
    else if (type === 'Identifier' && !seen.has(node)) {
      const sheet = locals.get(node.name);
      if (sheet !== undefined) uses.push({ sheet, name: null });
    }
  });
  return uses;
}

const sheets = globSync('src/**/*.module.css').sort();
const classes = new Map<string, readonly string[]>();
for (const sheet of sheets) classes.set(sheet, await classesOf(sheet, readFileSync(sheet, 'utf8')));
const modules = await scanProject('src/**/*.{ts,tsx}');
const uses = modules.flatMap(({ path, code }) => usesOf(path, code).map((use) => ({ ...use, path })));

test('every class that a module reads has a rule', () => {
  expect(uses.length).toBeGreaterThan(1500);
  const missing = uses.filter(
    ({ sheet, name }) => name === null || classes.get(sheet)?.includes(name) !== true,
  );
  expect(missing.map(({ path, sheet, name }) => `${path}: ${name ?? 'a computed name'} of ${sheet}`)).toEqual(
    [],
  );
});

test('every class with a rule is read by a module', () => {
  expect(sheets.length).toBeGreaterThan(100);
  const read = new Set(uses.map(({ sheet, name }) => `${sheet} .${name}`));
  const all = sheets.flatMap((sheet) => (classes.get(sheet) ?? []).map((name) => `${sheet} .${name}`));
  expect(all.filter((one) => !read.has(one))).toEqual([]);
});

test('classes are found in every kind of rule, and only those of the module', async () => {
  const css = `
    @keyframes turn { to { rotate: 1turn } }
    @keyframes one { to { rotate: 1turn } }
    .one, .two:hover > .three { animation: turn 1s }
    @media (width > 40em) { .four { &.five { color: red } } }
    :global(.theirs) .six { background: url('a.seven') }`;
  const found = await classesOf('src/x.module.css', css);
  expect([...found].sort()).toEqual(['five', 'four', 'one', 'six', 'three', 'two']);
});

test('a module reads classes by their names', () => {
  const code = `import styles from './x.module.css'; // styles.none
    import { lamps } from '#domain/catalog/styles.ts';
    const one = { styles: 1, className: cx(styles.one, isOpen && styles?.two), text: 'styles.none' };
    const three = styles[kind];
    const four = product.styles;`;
  expect(usesOf('src/ui/kit/x.tsx', code).map(({ name }) => name)).toEqual(['one', 'two', null]);
});
