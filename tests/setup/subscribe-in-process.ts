import { parse, subscribe } from 'graphql';
import { contextFor } from '#server/graphql/request-context.ts';
import { sessionOf } from '#server/modules/auth/token.ts';
import type { SyncPoke } from '#server/modules/sync/poke-stream.ts';
import type { ApiHarness } from './api-harness.ts';

const document = parse(
  'subscription ($schemaVersion: Int!) { syncPokes(schemaVersion: $schemaVersion) { kind collection checkpoint epoch } }',
);

/**
 * The live stream of a signed-in person without a socket, through the same schema and permission table, for benches
 * with several devices in one process. End it with `return()`.
 */
export async function subscribeInProcess(
  api: ApiHarness,
  token: string,
  schemaVersion = 1,
): Promise<AsyncIterableIterator<SyncPoke>> {
  const session = await sessionOf(api.db, token, api.server.deps.clock.now());
  const request = { ip: '127.0.0.1', headers: {} };
  const stream = await subscribe({
    schema: api.server.schema,
    document,
    variableValues: { schemaVersion },
    contextValue: contextFor(api.server.deps, request, session?.viewer ?? null),
  });
  if (!(Symbol.asyncIterator in stream)) {
    throw new Error(`the stream was refused: ${stream.errors?.map((error) => error.message).join('; ')}`);
  }
  const next = async (): Promise<IteratorResult<SyncPoke>> => {
    const item = await stream.next();
    if (item.done === true) return { done: true, value: undefined };
    const { data } = item.value;
    if (data == null) throw new Error('the stream answered without data');
    return { done: false, value: data.syncPokes as SyncPoke };
  };
  const iterator: AsyncIterableIterator<SyncPoke> = {
    [Symbol.asyncIterator]: () => iterator,
    next,
    async return() {
      await stream.return(undefined);
      return { done: true, value: undefined };
    },
  };
  return iterator;
}
