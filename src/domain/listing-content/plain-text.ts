/** A part of a text that staff write: never HTML, so nothing in it can run. */
export type TextBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'points'; readonly items: readonly string[] };

/**
 * Reads a text as people type it: an empty line ends a paragraph, "## " begins a heading, "- " a point. Everything else
 * is what it says.
 */
export function readBlocks(text: string): readonly TextBlock[] {
  return text
    .split(/\n\s*\n/)
    .flatMap(splitHeading)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(blockOf);
}

function splitHeading(part: string): readonly string[] {
  const [first = '', ...rest] = part.trim().split('\n');
  return first.startsWith('## ') ? [first, rest.join('\n')] : [part];
}

function blockOf(part: string): TextBlock {
  if (part.startsWith('## ')) return { kind: 'heading', text: part.slice(3).trim() };
  const lines = part.split('\n').map((line) => line.trim());
  if (lines.every((line) => line.startsWith('- ')))
    return { kind: 'points', items: lines.map((line) => line.slice(2).trim()) };
  return { kind: 'paragraph', text: lines.join(' ') };
}

/** The first tag in a text, which would be shown as it is typed; null for plain text. */
export function markupIn(text: string): string | null {
  return /<[a-z!/][^\s>]*>?/i.exec(text)?.[0] ?? null;
}
