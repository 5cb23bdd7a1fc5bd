import { parseAst } from 'vite';

type Node = Record<string, unknown> & { type: string };

const WRITING_CALLS = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto']);
/** A statement that writes; a placeholder instead of the table's name is a NUL. "for update" and the like are none. */
const WRITING_SQL =
  /\b(?:insert\s+into|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?"?(\w+|\0)|(?<!\b(?:for|key|do|on)\s+)\bupdate\s+(?:only\s+)?"?(\w+|\0)"?(?:\s+(?:as\s+)?\w+)?\s+set\b/gi;

/** The tables that a file declares: the members of its exported interfaces whose names end in `Tables`. */
export function declaredTables(code: string): string[] {
  const tables: string[] = [];
  visit(programOf(code), (node) => {
    if (node.type !== 'TSInterfaceDeclaration' || !/Tables$/.test(nameOf(node.id))) return;
    if (isNode(node.body)) for (const member of listOf(node.body.body)) tables.push(nameOf(member.key));
  });
  return tables.filter((name) => name !== '');
}

/**
 * The tables that a file writes, through Kysely or in SQL, each once. A table whose name is not in the file is null.
 */
export function writtenTables(code: string): (string | null)[] {
  const program = programOf(code);
  const written = new Set<string | null>();
  visit(program, (node) => {
    for (const table of [...tablesOfCall(node, program), ...tablesOfText(node)]) written.add(table);
  });
  return [...written];
}

function tablesOfCall(node: Node, program: Node): (string | null)[] {
  if (node.type !== 'CallExpression' || !isNode(node.callee)) return [];
  const { callee } = node;
  if (callee.type !== 'MemberExpression' || !WRITING_CALLS.has(nameOf(callee.property))) return [];
  const [table] = listOf(node.arguments);
  if (table === undefined) return [];
  const names = table.type === 'Identifier' ? valuesOf(nameOf(table), program) : textsIn(table);
  return names.length === 0 ? [null] : names.map((name) => name.replace(/ as .*$/, ''));
}

function tablesOfText(node: Node): (string | null)[] {
  const text = textOf(node);
  if (text === null) return [];
  const names = [...text.matchAll(WRITING_SQL)].map(([, one, other]) => one ?? other ?? '\0');
  return names.map((name) => (name === '\0' ? null : name.toLowerCase()));
}

/** The strings that a variable of the file can have: those of its initial value, or of the list it runs through. */
function valuesOf(variable: string, program: Node): string[] {
  const values: string[] = [];
  visit(program, (node) => {
    if (node.type === 'VariableDeclarator' && nameOf(node.id) === variable && isNode(node.init))
      values.push(...textsIn(node.init));
    if (node.type !== 'ForOfStatement' || !isNode(node.left) || !isNode(node.right)) return;
    if (listOf(node.left.declarations).some(({ id }) => nameOf(id) === variable))
      values.push(...textsIn(node.right));
  });
  return values;
}

function textsIn(root: Node): string[] {
  const texts: string[] = [];
  visit(root, (node) => {
    if (node.type === 'Literal' && typeof node.value === 'string') texts.push(node.value);
  });
  return texts;
}

function textOf(node: Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral') return null;
  return listOf(node.quasis)
    .map(({ value }) => String((value as { raw?: string }).raw ?? ''))
    .join('\0');
}

function programOf(code: string): Node {
  const program: unknown = parseAst(code, { lang: 'ts' });
  if (!isNode(program)) throw new Error('The parser returned no program.');
  return program;
}

function visit(node: Node, see: (node: Node) => void): void {
  see(node);
  for (const part of Object.values(node)) {
    for (const item of Array.isArray(part) ? part : [part]) if (isNode(item)) visit(item, see);
  }
}

function nameOf(value: unknown): string {
  return isNode(value) && typeof value.name === 'string' ? value.name : '';
}

const listOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
