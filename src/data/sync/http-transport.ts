import { createClient } from 'graphql-ws/client';
import { Observable } from 'rxjs';
import {
  rejectionCodes,
  type SyncCollection,
  syncCollections,
  syncSchemaVersion,
} from '#domain/sync/protocol.ts';
import { retryAfterClose } from '../graphql/socket-closed.ts';
import type { TypedDocumentString } from '../graphql/typed-document.ts';
import {
  PullAddressesDocument,
  PullDraftsDocument,
  PullNotificationsDocument,
  PullSearchHistoryDocument,
  PullWishlistDocument,
  PushAddressesDocument,
  PushDraftsDocument,
  PushNotificationsDocument,
  PushSearchHistoryDocument,
  PushWishlistDocument,
  SyncPokesDocument,
} from './sync.gen.ts';
import {
  ClientOutdated,
  NotSignedIn,
  type PullAnswer,
  type PushAnswer,
  type PushRejection,
  type PushRow,
  type SyncPoke,
  type SyncTransport,
  TransportFailed,
  type WireDocument,
} from './transport.ts';

export interface HttpTransportOptions {
  /** Address of GraphQL requests, such as `/graphql`. */
  readonly url: string;
  /** Address of the live stream, such as `wss://hervonden.nl/graphql`. */
  readonly socketUrl: string;
  /**
   * The token of the account that owns the data; null when another account or nobody is signed in now
   * (docs/sync-hazards.md, H11).
   */
  readonly token: () => string | null;
  /**
   * Whether a refused token is still the current one (default: always). If not, the request is retried with the new
   * token.
   */
  readonly isCurrent?: (token: string) => boolean;
  /** The language of the server's messages. */
  readonly locale?: () => string;
  readonly fetch?: typeof fetch;
  readonly webSocket?: unknown;
}

type AnyDocument = TypedDocumentString<unknown, never>;

const pulls: { readonly [C in SyncCollection]: AnyDocument } = {
  wishlist: PullWishlistDocument as AnyDocument,
  searchHistory: PullSearchHistoryDocument as AnyDocument,
  drafts: PullDraftsDocument as AnyDocument,
  addresses: PullAddressesDocument as AnyDocument,
  notifications: PullNotificationsDocument as AnyDocument,
};
const pushes: { readonly [C in SyncCollection]: AnyDocument } = {
  wishlist: PushWishlistDocument as AnyDocument,
  searchHistory: PushSearchHistoryDocument as AnyDocument,
  drafts: PushDraftsDocument as AnyDocument,
  addresses: PushAddressesDocument as AnyDocument,
  notifications: PushNotificationsDocument as AnyDocument,
};

interface Answer {
  readonly __typename: string;
  readonly errorCode?: string;
  readonly message?: string;
  readonly epoch?: string;
  readonly documents?: readonly WireDocument[];
  readonly checkpoint?: string;
  readonly conflicts?: readonly WireDocument[];
  readonly rejections?: readonly {
    readonly id: string;
    readonly code: string;
    readonly fields: readonly string[];
  }[];
}

/** Milliseconds of a Retry-After header; null when it is absent or cannot be parsed. */
export function retryAfterOf(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

function failureOfStatus(response: Response): Error | null {
  const { status } = response;
  if (status === 401) return new NotSignedIn('The token is not known');
  if (status === 426) return new ClientOutdated('The server needs a newer app');
  const wait = retryAfterOf(response.headers.get('retry-after'), Date.now());
  if (status === 429) return new TransportFailed('busy', 'Too many requests', wait);
  if (status >= 500) return new TransportFailed('server', `The server answered ${status}`, wait);
  return null;
}

function failureOfSocket(error: unknown): TransportFailed {
  const wait = retryAfterClose(error);
  if (wait !== null) return new TransportFailed('busy', 'Too many sockets', wait);
  return new TransportFailed('network', String(error));
}

/** A refusal of the whole request; null for an answer that the caller handles. */
function failureOf(answer: Answer): Error | null {
  const message = answer.message ?? answer.__typename;
  switch (answer.__typename) {
    case 'UserNotAuthenticatedError':
      return new NotSignedIn(message);
    case 'ClientOutdatedError':
      // The client is newer than the server, which is still being rolled out, so waiting is enough.
      return answer.errorCode === 'server_outdated'
        ? new TransportFailed('server', message)
        : new ClientOutdated(message);
    case 'TooManyRequestsError':
      return new TransportFailed('busy', message);
    default:
      return answer.errorCode !== undefined && answer.__typename !== 'MustRefetchError'
        ? new TransportFailed('server', `${answer.__typename}: ${message}`)
        : null;
  }
}

function rejectionOf({
  id,
  code,
  fields,
}: {
  id: string;
  code: string;
  fields: readonly string[];
}): PushRejection {
  return { id, code: rejectionCodes.find((known) => known === code) ?? 'invalid_document', fields };
}

function pokeOf(data: unknown): SyncPoke | null {
  const poke = (data as { syncPokes?: { kind: string; collection?: string; checkpoint?: string } } | null)
    ?.syncPokes;
  if (poke === undefined) return null;
  if (poke.kind === 'HEARTBEAT') return { kind: 'HEARTBEAT' };
  const collection = syncCollections.find((name) => name === poke.collection);
  if (collection === undefined) return null;
  return { kind: poke.kind === 'HEAD' ? 'HEAD' : 'POKE', collection, checkpoint: poke.checkpoint ?? null };
}

/** Reads the answer of a response; throws the failure if it has none, or the refusal of the whole request. */
async function answerIn(response: Response): Promise<Answer> {
  const failure = failureOfStatus(response);
  if (failure !== null) throw failure;
  let answer: Answer | undefined;
  try {
    answer = ((await response.json()) as { data?: { answer?: Answer } | null }).data?.answer;
  } catch (error) {
    throw new TransportFailed('server', `The answer is no JSON: ${String(error)}`);
  }
  if (answer === undefined || answer === null) throw new TransportFailed('server', 'The answer is empty');
  const refusal = failureOf(answer);
  if (refusal !== null) throw refusal;
  return answer;
}

/** The live stream. */
function pokesOf(options: HttpTransportOptions): Observable<SyncPoke> {
  return new Observable<SyncPoke>((subscriber) => {
    // One client per stream, so that an abandoned stream leaves no state behind in a shared client.
    const client = createClient({
      url: options.socketUrl,
      webSocketImpl: options.webSocket,
      connectionParams: () => ({ authorization: `Token ${options.token() ?? ''}` }),
      // PokeStream reconnects. A second retry here would cause an unhandled rejection when it is stopped.
      retryAttempts: 0,
      keepAlive: 20_000,
    });
    const stop = client.subscribe(SyncPokesDocument.questionWith({ schemaVersion: syncSchemaVersion }), {
      next: ({ data, errors }) => {
        const poke = pokeOf(data);
        if (poke !== null) subscriber.next(poke);
        else if (errors !== undefined)
          subscriber.error(new TransportFailed('server', 'The stream was refused'));
      },
      error: (error) => subscriber.error(failureOfSocket(error)),
      complete: () => subscriber.complete(),
    });
    return () => {
      stop();
      // If it is abandoned while connecting, it rejects with the connection's outcome, which no longer matters.
      Promise.resolve(client.dispose()).catch(() => undefined);
    };
  });
}

/** Milliseconds until the new token is available. */
const replacedWait = 1_000;

/** Replication over GraphQL: requests over HTTP, the live stream over graphql-ws. */
export function httpTransport(options: HttpTransportOptions): SyncTransport {
  const send = options.fetch ?? fetch;

  async function ask(document: AnyDocument, variables: object, signal: AbortSignal): Promise<Answer> {
    const token = options.token();
    if (token === null) throw new NotSignedIn('Another account is signed in');
    try {
      return await askWith(token, document, variables, signal);
    } catch (error) {
      if (error instanceof NotSignedIn && options.isCurrent?.(token) === false)
        throw new TransportFailed('server', 'The token is being replaced', replacedWait);
      throw error;
    }
  }

  async function askWith(
    token: string,
    document: AnyDocument,
    variables: object,
    signal: AbortSignal,
  ): Promise<Answer> {
    let response: Response;
    try {
      response = await send(options.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Token ${token}`,
          ...(options.locale === undefined ? {} : { 'accept-language': options.locale() }),
        },
        body: JSON.stringify(document.questionWith(variables as never)),
        signal,
      });
    } catch (error) {
      throw new TransportFailed('network', String(error));
    }
    return await answerIn(response);
  }

  return {
    async pull(collection, checkpoint, limit, signal): Promise<PullAnswer> {
      const variables = { schemaVersion: syncSchemaVersion, checkpoint, limit };
      const answer = await ask(pulls[collection], variables, signal);
      if (answer.epoch !== undefined) return { kind: 'must_refetch', epoch: answer.epoch };
      return { kind: 'page', documents: answer.documents ?? [], checkpoint: answer.checkpoint ?? '' };
    },
    async push(collection, rows: readonly PushRow[], epoch, signal): Promise<PushAnswer> {
      const answer = await ask(pushes[collection], { schemaVersion: syncSchemaVersion, epoch, rows }, signal);
      if (answer.epoch !== undefined) return { kind: 'must_refetch', epoch: answer.epoch };
      return {
        kind: 'pushed',
        conflicts: answer.conflicts ?? [],
        rejections: (answer.rejections ?? []).map(rejectionOf),
      };
    },
    pokes: () => pokesOf(options),
  };
}
