import * as v from 'valibot';
import { readAtMost } from '../read-at-most.ts';
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
  try {
    const response = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(longestWait),
      redirect: 'error',
    });
    if (response.status === 404) return null;
    if (!response.ok) throw new AddressServiceError(`${url.host} answered ${response.status}`);
    const answer = await readAtMost(response, largestAnswer);
    if (answer === null) throw new AddressServiceError(`${url.host} answered too much`);
    const read = v.safeParse(schema, JSON.parse(answer.toString()));
    if (!read.success) throw new AddressServiceError(`${url.host} answered something else than agreed`);
    return read.output;
  } catch (error) {
    if (error instanceof AddressServiceError) throw error;
    const reason = error instanceof Error ? error.name : 'unknown';
    throw new AddressServiceError(`${url.host} did not answer (${reason})`);
  }
}
