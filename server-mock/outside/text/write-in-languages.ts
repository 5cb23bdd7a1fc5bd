import * as v from 'valibot';
import { markupIn } from '#domain/listing-content/plain-text.ts';
import { type Locale, locales } from '../../messages.ts';
import { TextServiceError, type TextTask, type TextWriter } from './text-writer.ts';

/** Ends a prompt whose response is parsed here. */
export const jsonInstruction = 'Answer with JSON alone: {"nl": "...", "en": "...", "fr": "..."}.';

/**
 * Generates one text in the app's three languages. The response is untrusted: only plain text of at most `longest`
 * characters is accepted. Throws TextServiceError for anything else.
 */
export async function writeInLanguages(
  writer: TextWriter,
  task: TextTask,
  longest: number,
): Promise<Readonly<Record<Locale, string>>> {
  const text = await writer.write(task);
  const textSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longest));
  const read = v.safeParse(v.object({ nl: textSchema, en: textSchema, fr: textSchema }), parsed(text));
  if (!read.success || locales.some((locale) => markupIn(read.output[locale]) !== null))
    throw new TextServiceError('the text service wrote something that cannot be used');
  return read.output;
}

/** Services often wrap JSON in a Markdown code fence. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^```(?:json)?|```$/g, ''));
  } catch {
    throw new TextServiceError('no JSON');
  }
}
