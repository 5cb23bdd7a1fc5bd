import { globSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { parseSync } from 'vite';

const requirementsFile = 'docs/requirements.tsv';
const testFiles = [
  'src/**/*.test.{ts,tsx}',
  'tests/**/*.ts',
  'workers/**/*.test.ts',
  'server-mock/**/*.test.ts',
  'scripts/**/*.test.ts',
];
const titled = /^(test|it|describe)$/;
/** An id, perhaps with the other end of a range (`FORM-013..016`) or more numbers (`CART-002/003`). */
const citation = /\b([A-Z][A-Z0-9]{1,7})-(\d{3})(?!\d)(?:(?:\.\.| to )(?:\1-)?(\d{3})\b|((?:\/\d{3}\b)+))?/g;

interface Requirement {
  readonly id: string;
  readonly area: string;
  readonly text: string;
}

/** A title of `test`, `it` or `describe`. */
interface Title {
  readonly text: string;
  /** Where its call begins, as an offset into the source. */
  readonly start: number;
}

type Node = Record<string, unknown> & { readonly type: string };

/** Parses docs/requirements.tsv. Throws for a row that does not have three columns. */
export function parseRequirements(tsv: string): readonly Requirement[] {
  const [, ...rows] = tsv.trimEnd().split('\n');
  return rows.map((row) => {
    const [id, area, text, ...more] = row.split('\t');
    if (!id || !area || !text || more.length > 0) throw new Error(`not three columns: ${row}`);
    return { id, area, text };
  });
}

/** Returns the requirement ids that a text names, with ranges and lists of numbers expanded. */
export function requirementIdsIn(text: string): readonly string[] {
  return [...text.matchAll(citation)].flatMap(([, prefix, first, last, others = '']) => {
    const from = Number(first);
    const count = last === undefined ? 1 : Math.max(1, Number(last) - from + 1);
    const range = Array.from({ length: count }, (_, at) => String(from + at).padStart(3, '0'));
    return [...range, ...others.split('/').filter(Boolean)].map((number) => `${prefix}-${number}`);
  });
}

/** Returns the literal titles of a test file; an interpolated value counts as an ellipsis. */
export function titlesOf(path: string, source: string): readonly Title[] {
  const titles: Title[] = [];
  visit(parseSync(path, source).program, (node) => {
    if (node.type !== 'CallExpression' || !titled.test(calledName(node.callee))) return;
    const text = literalText((node.arguments as unknown[])[0]);
    if (text !== null) titles.push({ text, start: node.start as number });
  });
  return titles;
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, see);
  else if (isNode(value)) {
    see(value);
    for (const part of Object.values(value)) visit(part, see);
  }
}

/** The name at the root of a callee, such as `test` in `test.each(rows)`. */
function calledName(callee: unknown): string {
  if (!isNode(callee)) return '';
  if (callee.type === 'MemberExpression') return calledName(callee.object);
  if (callee.type === 'CallExpression') return calledName(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return calledName(callee.tag);
  return callee.type === 'Identifier' ? String(callee.name) : '';
}

function literalText(value: unknown): string | null {
  if (!isNode(value)) return null;
  if (value.type === 'Literal') return typeof value.value === 'string' ? value.value : null;
  if (value.type !== 'TemplateLiteral') return null;
  return (value.quasis as { value: { cooked: string } }[]).map((part) => part.value.cooked).join('…');
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** Returns the lines `file: title` of each requirement that a title names. */
export function namingTitles(
  files: Iterable<readonly [path: string, source: string]>,
): Map<string, string[]> {
  const naming = new Map<string, string[]>();
  for (const [path, source] of files) {
    for (const { text } of titlesOf(path, source)) {
      for (const id of new Set(requirementIdsIn(text))) {
        naming.set(id, [...(naming.get(id) ?? []), `${path}: ${text}`]);
      }
    }
  }
  return naming;
}

function printRequirements(filter: string): void {
  const all = parseRequirements(readFileSync(requirementsFile, 'utf8'));
  const wanted = all.filter(({ id }) => id.startsWith(filter));
  const paths = globSync(testFiles).sort();
  const naming = namingTitles(paths.map((path) => [path, readFileSync(path, 'utf8')] as const));
  for (const { id, text } of wanted) {
    console.log([`${id} ${text}`, ...(naming.get(id) ?? ['NO TEST'])].join('\n  '));
  }
  const unnamed = wanted.filter(({ id }) => !naming.has(id)).length;
  console.log(
    `${wanted.length} requirements, ${wanted.length - unnamed} named by a test, ${unnamed} by none`,
  );
  process.exitCode = unnamed === 0 && wanted.length > 0 ? 0 : 1;
}

if (import.meta.main) printRequirements(process.argv[2] ?? '');
