export interface ContentLine {
  readonly name: string;
  readonly text: string;
}

/**
 * The label and value of a document's field as its form shows them; `text` is null if the value has no short form.
 * Null for a field that people do not know, which is left out.
 */
export type FieldTexts = (
  field: string,
  value: unknown,
) => { readonly name: string; readonly text: string | null } | null;

const hidden = new Set([
  'id',
  'createdAt',
  'editedAt',
  'addedAt',
  'usedAt',
  'otherVersions',
  'photos',
  'deleted',
]);
const longest = 300;

/**
 * The content of a rejected edit as readable lines, without empty and unknown fields. Unreadable content is returned as
 * raw text.
 */
export function rejectedEditContent(content: string, fieldTexts: FieldTexts): ContentLine[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(content);
  } catch {
    return [{ name: '', text: content.slice(0, longest) }];
  }
  if (typeof parsed !== 'object' || parsed === null) return [{ name: '', text: String(parsed) }];
  return Object.entries(parsed).flatMap(([name, value]) => {
    if (hidden.has(name) || value === null || value === '' || value === false) return [];
    if (Array.isArray(value) && value.length === 0) return [];
    const texts = fieldTexts(name, value);
    if (texts === null) return [];
    const text = texts.text ?? rawText(value);
    return [{ name: texts.name, text: text.length > longest ? `${text.slice(0, longest)}…` : text }];
  });
}

function rawText(value: unknown): string {
  if (value === true) return '✓';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
