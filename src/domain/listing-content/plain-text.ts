/** A block of a text written by staff. Never HTML, so no script can be injected. */
export type TextBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'points'; readonly items: readonly string[] };

/**
 * Parses a text: an empty line ends a paragraph, "## " starts a heading and "- " a list item. Everything else is
 * literal text.
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

/**
 * Returns the first tag in a text, or null for plain text. Tags are not interpreted and would be displayed literally.
 */
export function markupIn(text: string): string | null {
  return /<[a-z!/][^\s>]*>?/i.exec(text)?.[0] ?? null;
}
