import type { Config } from '../../config.ts';
import { createGeminiWriter } from './gemini.ts';
import type { TextWriter } from './text-writer.ts';

/**
 * Creates the text service if a key is configured; null otherwise, in which case texts are generated from our own
 * data.
 */
export function chooseTextWriter({
  textUrl,
  textKey,
}: Pick<Config, 'textUrl' | 'textKey'>): TextWriter | null {
  return textKey === null ? null : createGeminiWriter({ base: textUrl, key: textKey });
}
