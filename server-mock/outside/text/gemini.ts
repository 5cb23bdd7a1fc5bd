import * as v from 'valibot';
import { readAtMost } from '../read-at-most.ts';
import { TextServiceError, type TextTask, type TextWriter } from './text-writer.ts';

/** Milliseconds; a user waits for the text and reviews it before use. */
const longestWait = 20_000;
const largestAnswer = 500_000;

const answerSchema = v.object({
  candidates: v.pipe(
    v.array(v.object({ content: v.object({ parts: v.array(v.object({ text: v.string() })) }) })),
    v.minLength(1),
  ),
});

/** A service with Gemini's REST API; `base` includes the version, such as .../v1beta. */
export function createGeminiWriter(service: { readonly base: string; readonly key: string }): TextWriter {
  return {
    async write(task) {
      const text = await ask(service, task);
      if (text.trim() === '') throw new TextServiceError('the text service wrote nothing');
      return text.trim();
    },
  };
}

async function ask(
  { base, key }: { readonly base: string; readonly key: string },
  { prompt, model, temperature }: TextTask,
): Promise<string> {
  try {
    const response = await fetch(`${base}/models/${encodeURIComponent(model)}:generateContent`, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json', 'x-goog-api-key': key },
      body: JSON.stringify({ contents: [{ parts: [{ text: prompt }] }], generationConfig: { temperature } }),
      signal: AbortSignal.timeout(longestWait),
      redirect: 'error',
    });
    if (!response.ok) throw new TextServiceError(`the text service answered ${response.status}`);
    const answer = await readAtMost(response, largestAnswer);
    if (answer === null) throw new TextServiceError('the text service answered too much');
    const read = v.safeParse(answerSchema, JSON.parse(answer.toString()));
    if (!read.success) throw new TextServiceError('the text service answered something else than agreed');
    return read.output.candidates[0]?.content.parts.map(({ text }) => text).join('') ?? '';
  } catch (error) {
    if (error instanceof TextServiceError) throw error;
    throw new TextServiceError(
      `the text service did not answer (${error instanceof Error ? error.name : 'unknown'})`,
    );
  }
}
