import * as v from 'valibot';
import { agreedForm, callService, jsonOf } from '../call-service.ts';
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
      if (text.trim() === '') throw failure('wrote nothing');
      return text.trim();
    },
  };
}

const failure = (problem: string) => new TextServiceError(`the text service ${problem}`);

async function ask(
  { base, key }: { readonly base: string; readonly key: string },
  { prompt, model, temperature }: TextTask,
): Promise<string> {
  const answer = await callService({
    url: `${base}/models/${encodeURIComponent(model)}:generateContent`,
    method: 'POST',
    headers: { 'x-goog-api-key': key },
    body: { contents: [{ parts: [{ text: prompt }] }], generationConfig: { temperature } },
    ...{ longestWait, largestAnswer, failure },
  });
  if (!answer.isOk) throw failure(`answered ${answer.status}`);
  const { candidates } = agreedForm(answerSchema, jsonOf(answer, failure), failure);
  return candidates[0]?.content.parts.map(({ text }) => text).join('') ?? '';
}
