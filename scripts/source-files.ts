import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { parseAst } from 'vite';

export type Import = {
  specifier: string;
  /** The imported file, relative to the root of the repository; null for a package. */
  target: string | null;
  reExport: boolean;
  /** True for `import type`, which is not in the built code. */
  isType: boolean;
  /** For `import()`: the names of the functions in whose arguments it is; null for other imports. */
  calls: readonly string[] | null;
};
export type SourceFile = {
  path: string;
  lines: number;
  imports: Import[];
  defaultExport: boolean;
  /** Whether every statement re-exports from another file. */
  barrel: boolean;
  texts: string[];
  code: string;
};

export type Node = Record<string, unknown> & { type: string };

const ALIASES: Readonly<Record<string, string>> = {
  '#domain/': 'src/domain/',
  '#src/': 'src/',
  '#workers/': 'workers/',
  '#server/': 'server-mock/',
  '#tests/': 'tests/',
  '#locales/': 'locales/',
};

/** Scans every source file except tests and generated files. */
export async function scanProject(
  pattern = '{src,workers,server-mock,scripts}/**/*.{ts,tsx}',
): Promise<SourceFile[]> {
  const files: SourceFile[] = [];
  for await (const path of glob(pattern)) {
    if (/\.(gen|test)\.tsx?$/.test(path)) continue;
    files.push(scan(path, readFileSync(path, 'utf8')));
  }
  return files.sort((a, b) => a.path.localeCompare(b.path));
}

/** Reads the imports and exports of a file from its syntax tree. */
export function scan(path: string, text: string): SourceFile {
  const tree = treeOf(path, text);
  const body = Array.isArray(tree.body) ? tree.body.filter(isNode) : [];
  const imports: Import[] = [];
  const texts: string[] = [];
  walk(tree, [], (node, calls) => {
    const specifier = importedBy(node);
    if (specifier !== null) {
      imports.push({
        ...{ specifier, target: resolve(path, specifier), reExport: node.type.startsWith('Export') },
        isType: node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type',
        calls: node.type === 'ImportExpression' ? calls : null,
      });
    }
    if (node.type === 'JSXText' && typeof node.value === 'string') texts.push(node.value);
    if (node.type === 'Literal' && typeof node.value === 'string') texts.push(node.value);
    if (node.type === 'TemplateElement') texts.push(String((node.value as { raw?: string }).raw ?? ''));
  });
  return {
    path,
    lines: text.trimEnd().split('\n').length,
    imports,
    texts,
    code: text,
    defaultExport: body.some((node) => node.type === 'ExportDefaultDeclaration'),
    barrel: body.length > 0 && body.every((node) => node.type.startsWith('Export') && isNode(node.source)),
  };
}

/** The syntax tree of a file. */
export function treeOf(path: string, text: string): Node {
  const tree: object = parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }, path);
  if (!isNode(tree)) throw new Error(`${path} has no syntax tree`);
  return tree;
}

function importedBy(node: Node): string | null {
  const { source } = node;
  const declares = [
    'ImportDeclaration',
    'ExportNamedDeclaration',
    'ExportAllDeclaration',
    'ImportExpression',
    'TSImportType',
  ];
  if (!declares.includes(node.type) || !isNode(source)) return null;
  return typeof source.value === 'string' ? source.value : null;
}

function resolve(from: string, specifier: string): string | null {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('.')) return normalize(join(dirname(from), bare));
  const alias = Object.keys(ALIASES).find((one) => bare.startsWith(one));
  return alias === undefined ? null : `${ALIASES[alias]}${bare.slice(alias.length)}`;
}

/** Visits every node with the names of the functions in whose arguments it is. */
export function walk(
  node: Node,
  calls: readonly string[],
  visit: (node: Node, calls: readonly string[]) => void,
): void {
  visit(node, calls);
  const { callee } = node;
  const inside = isNode(callee) && typeof callee.name === 'string' ? [...calls, callee.name] : calls;
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) for (const item of value) isNode(item) && walk(item, inside, visit);
    else if (isNode(value)) walk(value, inside, visit);
  }
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
