import * as v from 'valibot';
import { readAtMost } from './read-at-most.ts';

/** Makes the error of a service from what it did, such as "answered 503". */
type Failure = (problem: string) => Error;

export interface ServiceCall {
  readonly url: string | URL;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly headers: Readonly<Record<string, string>>;
  /** A form, or anything else as JSON. */
  readonly body?: unknown;
  /** Aborts the call before it has taken the longest time. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds. */
  readonly longestWait: number;
  /** Maximum size of the body in bytes. */
  readonly largestAnswer: number;
  readonly failure: Failure;
}

export interface ServiceAnswer {
  readonly status: number;
  readonly isOk: boolean;
  /** Empty for an error status, unless the caller reads the bodies of errors too. */
  readonly body: Buffer;
}

/**
 * Calls an external service, within a time and a size. Redirects are not followed, because the request contains a key
 * or personal data. Rejects with the service's failure if it does not answer or answers too much; the status is for the
 * caller to check.
 */
export async function callService(
  call: ServiceCall,
  errorBodies: 'read' | 'skip' = 'skip',
): Promise<ServiceAnswer> {
  const { url, largestAnswer, failure } = call;
  try {
    const response = await fetch(url, requestOf(call));
    const { status, ok: isOk } = response;
    if (!isOk && errorBodies === 'skip') return { status, isOk, body: Buffer.alloc(0) };
    const body = await readAtMost(response, largestAnswer);
    if (body !== null) return { status, isOk, body };
  } catch (error) {
    throw failure(`did not answer (${error instanceof Error ? error.name : 'unknown'})`);
  }
  throw failure('answered too much');
}

function requestOf({ method = 'GET', headers, body, signal, longestWait }: ServiceCall): RequestInit {
  const timeout = AbortSignal.timeout(longestWait);
  const isJson = body !== undefined && !(body instanceof FormData);
  return {
    method,
    headers: {
      accept: 'application/json',
      ...(isJson && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    signal: signal === undefined ? timeout : AbortSignal.any([timeout, signal]),
    redirect: 'error',
  };
}

/** The JSON of an answer; null if its body is empty. Throws the failure if the body is something else. */
export function jsonOf({ body }: ServiceAnswer, failure: Failure): unknown {
  if (body.length === 0) return null;
  try {
    return JSON.parse(body.toString()) as unknown;
  } catch {
    throw failure('answered something else than JSON');
  }
}

/** Validates what a service answered; throws the failure if it does not have the agreed form. */
export function agreedForm<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: unknown,
  failure: Failure,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, answer);
  if (!result.success) throw failure('answered something else than agreed');
  return result.output;
}
