import { parseAst } from 'vite';

type Node = Record<string, unknown> & { type: string };

/** Attributes that are displayed or read aloud; `label` and similar ones are props of the UI kit. */
const readAttributes = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'description',
  'label',
  'placeholder',
  'title',
]);
/** Lingui's components, whose content is translated. */
const translated = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);
const word = /\p{L}{2,}/u;
/** The same in every language: units and names. */
const same = /^(cm|km|kg|€|Hervonden|WhatsApp)$/;

/** Text in a .tsx file that is displayed or read aloud without a translation (U11). */
export function bareWords(source: string): string[] {
  const found: string[] = [];
  visit(parseAst(source, { lang: 'tsx' }), found);
  return found;
}

function visit(value: unknown, found: string[]): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, found);
    return;
  }
  if (!isNode(value)) return;
  if (value.type === 'JSXElement' && translated.has(tagOf(value))) {
    return;
  }
  if (value.type === 'JSXText') note(value.value, found);
  if (value.type === 'JSXAttribute' && readAttributes.has(nameOf(value.name))) wordsOf(value.value, found);
  if (value.type === 'JSXElement' || value.type === 'JSXFragment') {
    for (const child of asList(value.children)) {
      if (isNode(child) && child.type === 'JSXExpressionContainer') wordsOf(child.expression, found);
    }
  }
  for (const part of Object.values(value)) visit(part, found);
}

/** The string literals to which an expression can evaluate. */
function wordsOf(value: unknown, found: string[]): void {
  if (!isNode(value)) return;
  if (value.type === 'Literal') note(value.value, found);
  else if (value.type === 'JSXExpressionContainer') wordsOf(value.expression, found);
  else if (value.type === 'ConditionalExpression') {
    wordsOf(value.consequent, found);
    wordsOf(value.alternate, found);
  } else if (value.type === 'LogicalExpression') wordsOf(value.right, found);
  else if (value.type === 'TemplateLiteral') {
    for (const quasi of asList(value.quasis)) {
      if (isNode(quasi) && isRecord(quasi.value)) note(quasi.value.cooked, found);
    }
  }
}

function note(text: unknown, found: string[]): void {
  const words = typeof text === 'string' ? text.trim() : '';
  if (word.test(words) && !same.test(words)) found.push(words);
}

function tagOf(element: Node): string {
  return isNode(element.openingElement) ? nameOf(element.openingElement.name) : '';
}

function nameOf(value: unknown): string {
  return isNode(value) && typeof value.name === 'string' ? value.name : '';
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isNode = (value: unknown): value is Node => isRecord(value) && typeof value.type === 'string';
