export interface ContentLine {
  readonly name: string;
  readonly text: string;
}

/** The label and value of a draft's field as its form shows them; `text` is null if the value has no short form. */
export type FieldTexts = (
  field: string,
  value: unknown,
) => { readonly name: string; readonly text: string | null };

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
 * The content of a rejected edit as readable lines, without empty fields. Unreadable content is returned as raw text.
 */
export function rejectedEditContent(content: string, fieldTexts: FieldTexts = rawTexts): ContentLine[] {
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
    const text = texts.text ?? rawTexts(name, value).text;
    return [{ name: texts.name, text: text.length > longest ? `${text.slice(0, longest)}…` : text }];
  });
}

function rawTexts(name: string, value: unknown): ContentLine {
  if (value === true) return { name, text: '✓' };
  return { name, text: typeof value === 'object' ? JSON.stringify(value) : String(value) };
}
