import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { compileMessage } from '@lingui/message-utils/compileMessage';

type Message = {
  message?: string | undefined;
  translation?: string | undefined;
  obsolete?: boolean | undefined;
};
type Messages = Record<string, Message>;

/**
 * Compares the messages in the code with the catalogues of nl, en and fr. Returns one line per problem: a message
 * without a translation, a translation without a message, placeholders that differ from the source, or a message that
 * two catalogues translate differently.
 */
export async function checkTranslations(): Promise<string[]> {
  const config = getConfig();
  const problems: string[] = [];
  const catalogsOf = new Map<string, Messages[]>();
  for (const catalog of await getCatalogs(config)) {
    const inCode: Messages = (await catalog.collect()) ?? {};
    for (const locale of config.locales) {
      const translated: Messages = (await catalog.read(locale)) ?? {};
      problems.push(...compare(locale, inCode, translated));
      catalogsOf.set(locale, [...(catalogsOf.get(locale) ?? []), translated]);
    }
  }
  for (const [locale, catalogs] of catalogsOf) problems.push(...contradictions(locale, catalogs));
  return problems;
}

/**
 * The messages of one language that two catalogues translate differently. The app loads the catalogues into one
 * table, so the one that arrives last would change texts that are already on the screen. A `context` in the code
 * separates two meanings of one message. Exported for its own test.
 */
export function contradictions(locale: string, catalogs: readonly Messages[]): string[] {
  const problems: string[] = [];
  const known = new Map<string, string>();
  for (const [id, { message, translation }] of catalogs.flatMap((catalog) => Object.entries(catalog))) {
    if (translation === undefined) continue;
    const earlier = known.get(id) ?? translation;
    if (earlier !== translation)
      problems.push(`${locale}: "${message ?? id}" is both "${earlier}" and "${translation}"`);
    known.set(id, earlier);
  }
  return problems;
}

/** The problems of one language. Exported for its own test. */
export function compare(locale: string, inCode: Messages, translated: Messages): string[] {
  const problems: string[] = [];
  for (const [id, { message }] of Object.entries(inCode)) {
    const translation = translated[id]?.translation ?? '';
    const source = message ?? id;
    if (translation === '') problems.push(`${locale}: no translation for "${source}"`);
    else if (placeholders(translation) !== placeholders(source)) {
      problems.push(`${locale}: the placeholders of "${translation}" differ from "${source}"`);
    }
  }
  for (const [id, { message, obsolete }] of Object.entries(translated)) {
    if (obsolete === true || !(id in inCode)) problems.push(`${locale}: no code uses "${message ?? id}"`);
  }
  return problems;
}

/**
 * The names of the placeholders and the numbered tags, each once and sorted: "<0> {count}". The message is parsed as
 * ICU, so that the text in a plural's branches is not taken for names.
 */
function placeholders(text: string): string {
  const names = namesIn(compileMessage(text)).map((name) => `{${name}}`);
  const tags = text.match(/<\/?\d+\/?>/g) ?? [];
  return [...new Set([...names, ...tags])].sort().join(' ');
}

function namesIn(message: unknown): string[] {
  if (!Array.isArray(message)) return [];
  return message.flatMap((token: unknown) => {
    if (!Array.isArray(token)) return [];
    const [name, , choices]: unknown[] = token;
    const branches = typeof choices === 'object' && choices !== null ? Object.values(choices) : [];
    return [String(name), ...branches.flatMap(namesIn)];
  });
}
