import type * as v from 'valibot';
import { agreedForm, callService, jsonOf } from '../call-service.ts';
import { AddressServiceError } from './address-lookup.ts';

/** Milliseconds; the person keeps typing, so a later response is of no use. */
const longestWait = 2_500;
const largestAnswer = 500_000;

export interface JsonQuestion<Schema extends v.GenericSchema> {
  readonly url: URL;
  readonly schema: Schema;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/**
 * Requests JSON of a known shape from a service; null for 404. Rejects with AddressServiceError, whose message
 * contains the host and the problem, but never the address that was searched for.
 */
export async function askJson<Schema extends v.GenericSchema>(
  question: JsonQuestion<Schema>,
): Promise<v.InferOutput<Schema> | null> {
  const { url, schema, method = 'GET', headers = {}, body } = question;
  const failure = (problem: string) => new AddressServiceError(`${url.host} ${problem}`);
  const answer = await callService({ url, method, headers, body, longestWait, largestAnswer, failure });
  if (answer.status === 404) return null;
  if (!answer.isOk) throw failure(`answered ${answer.status}`);
  return agreedForm(schema, jsonOf(answer, failure), failure);
}
