import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { type Locale, locales } from '../../src/domain/constants/locales.ts';

interface Rule {
  readonly name: string;
  readonly fault: RegExp;
  /** Null for every language. */
  readonly only: readonly Locale[] | null;
}

const rules: readonly Rule[] = [
  { name: 'a straight apostrophe', fault: /'/, only: null },
  { name: 'a straight quotation mark', fault: /"/, only: null },
  { name: 'a single quotation mark', fault: /‘/, only: null },
  { name: 'three dots for an ellipsis', fault: /\.{3}/, only: null },
  { name: 'a space before an ellipsis', fault: /\s…/, only: null },
  { name: 'a hyphen for a dash', fault: /\s-\s/, only: null },
  { name: 'two spaces in a row', fault: /\s\s/, only: null },
  { name: 'a space before a comma or full stop', fault: /\s[,.](?!\w)/, only: null },
  { name: 'a space before a punctuation mark', fault: /\s[;:!?]/, only: ['nl', 'en'] },
  { name: 'a space within brackets', fault: /[([]\s|\s[)\]]/, only: null },
  {
    name: 'no space before a punctuation mark',
    fault: /\S[;!?»]|[^\s\d]:(?!\/\/)|\d:(?!\d)/,
    only: ['fr'],
  },
  { name: 'no space after a punctuation mark', fault: /«\S/, only: ['fr'] },
  { name: 'quotation marks of another language', fault: /[“”„]/, only: ['fr'] },
  { name: 'quotation marks of another language', fault: /[«»]/, only: ['nl', 'en'] },
  { name: 'a full stop in a time', fault: /[\d\ufffc]\.\d\d(?= uur)|\ufffc\.00/, only: ['nl'] },
  // The build and the server make them (src/domain/text/french-spaces.ts); a translator would not see them.
  { name: 'a no-break space', fault: /[\u00a0\u202f]/, only: ['fr'] },
];

/** Stands for a value or an element in the text. */
const placeholder = '\ufffc';

/** Returns one line per fault in the typography of the catalogues. */
export async function checkTypography(): Promise<string[]> {
  const faults: string[] = [];
  for (const catalog of await getCatalogs(getConfig()))
    for (const locale of locales)
      for (const [id, { message, translation }] of Object.entries((await catalog.read(locale)) ?? {}))
        faults.push(...typographyFaults(locale, translation || (message ?? id)));
  return faults;
}

/** The faults in the typography of a message, without its tags and placeholders. Exported for its own test. */
export function typographyFaults(locale: Locale, message: string): string[] {
  const texts = textsOf(message);
  return rules
    .filter(({ only, fault }) => (only?.includes(locale) ?? true) && texts.some((text) => fault.test(text)))
    .map(({ name }) => `${locale}: ${name} in ${JSON.stringify(message)}`);
}

/** The text of an ICU message, and that of each branch of its plurals. */
function textsOf(message: string): string[] {
  return tokenTexts(compileMessage(message)).map((text) =>
    text.replaceAll(/<\w+\/>/g, placeholder).replaceAll(/<\/?\w+>/g, ''),
  );
}

function tokenTexts(tokens: unknown): string[] {
  if (typeof tokens === 'string') return [tokens];
  if (!Array.isArray(tokens)) return [];
  const whole = tokens.map((token: unknown) => (typeof token === 'string' ? token : placeholder)).join('');
  const branches = tokens.flatMap((token: unknown) => {
    const choices: unknown = Array.isArray(token) ? token[2] : null;
    return typeof choices === 'object' && choices !== null ? Object.values(choices).flatMap(tokenTexts) : [];
  });
  return [whole, ...branches];
}
