import { currentLocale } from '#src/i18n/i18n.ts';
import { apiAddress } from '#src/platform/api/api-address.ts';
import { reportRequest, reportStatus } from '#src/platform/connectivity/connectivity.ts';
import { isCurrentToken, session$, signOut } from '#src/platform/session/session.ts';
import { GraphqlError, NetworkError, ServerUnavailableError } from './errors.ts';
import type { GraphqlQuestion, TypedDocumentString } from './typed-document.ts';

/** Carries a question to the server and brings its answer. */
export type Transport = (question: GraphqlQuestion) => Promise<Answer>;

let inProcess: Transport | null = null;

/** On the server pages ask their own process: no network, nobody signed in. */
export function answerInProcess(transport: Transport): void {
  inProcess = transport;
}

/** How long an answer may take, in milliseconds, where nothing else is said. */
const usualLimit = 20_000;

export interface RequestOptions {
  /** Gives up when aborted; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** In the place of the session's: for ending the token of somebody who has left, and for nothing else. */
  readonly token?: string;
  /** Lets the request outlive the page; for small ones that are sent while it is being left. */
  readonly keepalive?: boolean;
  /** Milliseconds that the answer may take. */
  readonly timeLimit?: number;
}

/**
 * Asks the server. Resolves to the data of the answer, where refusals are members of the result's union. Rejects with
 * NetworkError, ServerUnavailableError or GraphqlError. The token of whoever is signed in goes along (AUTH-029).
 */
export async function request<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
  options: RequestOptions = {},
): Promise<Result> {
  const question = document.questionWith(variables);
  if (inProcess !== null) return dataOf(await inProcess(question), 500);
  const token = options.token ?? session$.value?.token ?? null;
  const response = await send(question, token, options);
  const data = dataOf<Result>(await readAnswer(response), response.status);
  if (saysNotSignedIn(data)) forgetToken(token);
  return data;
}

function dataOf<Result>(answer: Answer, status: number): Result {
  const [error] = answer.errors ?? [];
  if (error !== undefined) {
    const { errorCode, requestId } = error.extensions ?? {};
    throw new GraphqlError(error.message, errorCode ?? 'unknown', requestId ?? null);
  }
  if (answer.data === undefined || answer.data === null) throw new ServerUnavailableError(status, null);
  return answer.data as Result;
}

async function send(
  question: GraphqlQuestion,
  token: string | null,
  { signal, keepalive = false, timeLimit = usualLimit }: RequestOptions,
): Promise<Response> {
  signal?.throwIfAborted();
  const limit = AbortSignal.timeout(timeLimit);
  try {
    const response = await fetch(apiAddress('/graphql'), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'accept-language': currentLocale(),
        ...(token === null ? {} : { authorization: `Token ${token}` }),
      },
      body: JSON.stringify(question),
      signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
      keepalive,
    });
    reportRequest('reached');
    reportStatus(response.status);
    return response;
  } catch (error) {
    signal?.throwIfAborted();
    reportRequest('failed');
    throw new NetworkError(error instanceof Error ? error.message : 'no answer');
  }
}

interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: { readonly errorCode?: string; readonly requestId?: string };
  }[];
}

async function readAnswer(response: Response): Promise<Answer> {
  const wait = Number(response.headers.get('retry-after'));
  const retryAfter = Number.isFinite(wait) && wait > 0 ? wait * 1000 : null;
  if (response.status >= 500 || response.status === 429) {
    throw new ServerUnavailableError(response.status, retryAfter);
  }
  try {
    return (await response.json()) as Answer;
  } catch {
    // Not JSON: something between us and the server answered, such as the log-in page of a hotel's network.
    throw new ServerUnavailableError(response.status, retryAfter);
  }
}

function saysNotSignedIn(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return Object.values(data).some(
    (value) =>
      typeof value === 'object' &&
      value !== null &&
      '__typename' in value &&
      value.__typename === 'UserNotAuthenticatedError',
  );
}

/** The server no longer knows this token (AUTH-015); one that was replaced meanwhile is left alone. */
function forgetToken(token: string | null): void {
  if (isCurrentToken(token)) signOut('expired');
}
