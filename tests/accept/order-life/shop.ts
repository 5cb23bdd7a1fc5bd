import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { World } from './world.ts';

interface ShopRequest {
  readonly path: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface ShopAnswer {
  readonly status: number;
  readonly text: string;
}

/** The shop as people reach it: one server, or one of several while another may be killed. */
export interface Shop {
  /** Throws ServerGone if the server was killed before it answered. */
  send(request: ShopRequest): Promise<ShopAnswer>;
  setClock(now: number): Promise<void>;
  /** Runs all due work; resolves when all servers are idle. */
  work(): Promise<void>;
}

/** The server was killed: whether the request was carried out is unknown. */
export class ServerGone extends Error {}

interface Refused {
  readonly __typename: string;
  readonly errorCode?: string;
}

/** Requests of people to the shop. A request without an answer is repeated with the same command id. */
export interface Client {
  /** The data of a query; undefined if it does not exist or the caller may not see it. */
  read<Data>(
    token: string | null,
    query: string,
    variables?: Record<string, unknown>,
  ): Promise<Data | undefined>;
  /** The result of a mutation; null for a refusal, which is counted in `refusals`. */
  change<Data>(
    token: string | null,
    mutation: string,
    variables: Record<string, unknown>,
  ): Promise<Data | null>;
  /** A webhook call of a provider; true if it was answered with 200. */
  callWebhook(webhook: string): Promise<boolean>;
  readonly refusals: ReadonlyMap<string, number>;
}

const mostTries = 600;

export function createClient(shop: Shop, world: World): Client {
  const refusals = new Map<string, number>();

  const persist = async (request: ShopRequest): Promise<ShopAnswer> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await shop.send(request);
      } catch (error) {
        if (!(error instanceof ServerGone) || tries === mostTries) throw error;
        await sleep(50);
      }
    }
  };
  const graphql = async <Data>(
    token: string | null,
    query: string,
    variables: Record<string, unknown>,
  ): Promise<{ readonly it: (Data & Refused) | undefined }> => {
    const { status, text } = await persist({
      path: '/graphql',
      body: JSON.stringify({ query, variables }),
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': anAddress(),
        ...(token !== null && { authorization: `Token ${token}` }),
      },
    });
    const { data, errors } = JSON.parse(text) as {
      readonly data?: { it: Data & Refused };
      readonly errors?: unknown;
    };
    if (status !== 200 || data === undefined || errors !== undefined)
      throw new Error(`the API answered ${status}: ${text.slice(0, 400)} to ${query.trim().slice(0, 80)}`);
    return data;
  };
  const refuse = ({ __typename, errorCode }: Refused): void => {
    const name = `${__typename} ${errorCode ?? ''}`.trim();
    refusals.set(name, (refusals.get(name) ?? 0) + 1);
    if (__typename === 'TooManyRequestsError' || __typename === 'UserNotAuthenticatedError')
      world.find(`refused with ${name}`);
  };
  return {
    refusals,
    async read<Data>(token: string | null, query: string, variables: Record<string, unknown> = {}) {
      const { it } = await graphql<Data>(token, query, variables);
      return it === undefined || it.__typename?.endsWith('Error') ? undefined : it;
    },
    async change<Data>(token: string | null, mutation: string, variables: Record<string, unknown>) {
      const commandId = randomUUID();
      const { it } = await graphql<Data>(token, mutation, { ...variables, commandId });
      if (it === undefined) throw new Error(`no answer to ${mutation}`);
      if (!it.__typename.endsWith('Error')) return it;
      refuse(it);
      return null;
    },
    async callWebhook(webhook) {
      const { pathname, search } = new URL(webhook);
      const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': anAddress() };
      const { status } = await persist({ path: `${pathname}${search}`, body: 'id=changed', headers });
      return status === 200;
    },
  };
}

/** A random IP address, so that callers do not share rate limits. */
function anAddress(): string {
  const byte = () => 1 + Math.floor(Math.random() * 250);
  return `2001:${byte()}:${byte()}:${byte()}:${byte()}::1`;
}
