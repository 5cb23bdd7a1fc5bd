import type { Config } from '../../config.ts';
import { createGeminiWriter } from './gemini.ts';
import type { TextWriter } from './text-writer.ts';

/** The text service that has a key; null without one, where texts are made of our own facts. */
export function chooseTextWriter({
  textUrl,
  textKey,
}: Pick<Config, 'textUrl' | 'textKey'>): TextWriter | null {
  return textKey === null ? null : createGeminiWriter({ base: textUrl, key: textKey });
}
