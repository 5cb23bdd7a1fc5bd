import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { ApiHarness, GraphqlAnswer } from '#tests/setup/api-harness.ts';

/** URL of the harness on the loopback address; starts listening on the first call. */
export async function addressOf(api: ApiHarness): Promise<string> {
  const address = api.app.server.address();
  if (typeof address === 'object' && address !== null) return `http://127.0.0.1:${address.port}`;
  return await api.listen();
}

/** The authorization header of a token; no header without one. */
export function authorized(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { authorization: `Token ${token}` };
}

/** Runs one GraphQL operation over a real connection; returns the raw text as well as the parsed answer. */
export async function post<Data>(
  url: string,
  body: { readonly query: string; readonly variables?: Readonly<Record<string, unknown>> },
  how: { readonly token?: string | undefined; readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<GraphqlAnswer<Data> & { readonly text: string; readonly headers: Headers }> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': 'nl',
      ...authorized(how.token),
      ...how.headers,
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const answer = JSON.parse(text) as { data?: Data; errors?: GraphqlAnswer<Data>['errors'] };
  return {
    status: response.status,
    data: answer.data as Data,
    errors: answer.errors ?? [],
    text,
    headers: response.headers,
  };
}

/** A subscription over a socket, as a growing list. */
export interface Listening<Item> {
  readonly items: readonly Item[];
  /** The close code, or null while the socket is open. */
  closed(): number | null;
  /** Whether the subscription has completed or was refused, even if its socket remains open. */
  hasEnded(): boolean;
  end(): Promise<void>;
}

/** Opens a socket as the app does, with the token in its first message, and subscribes. */
export function listenTo<Item>(url: string, token: string | undefined, query: string): Listening<Item> {
  let code: number | null = null;
  let isOver = false;
  const items: Item[] = [];
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: () => authorized(token),
    retryAttempts: 0,
    on: {
      closed: (event) => {
        if (typeof event === 'object' && event !== null && 'code' in event) code = Number(event.code);
      },
    },
  });
  client.subscribe<Item>(
    { query },
    {
      next: ({ data }) => {
        if (data != null) items.push(data);
      },
      error: () => {
        isOver = true;
      },
      complete: () => {
        isOver = true;
      },
    },
  );
  return { items, closed: () => code, hasEnded: () => isOver, end: async () => await client.dispose() };
}

/** Waits until a condition holds; throws after 30 seconds, which is generous for a busy machine. */
export async function until(happened: () => boolean, what: string): Promise<void> {
  const end = Date.now() + 30_000;
  while (!happened()) {
    if (Date.now() > end) throw new Error(`it did not happen within half a minute: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
