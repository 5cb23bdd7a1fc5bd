import {
  createSourceEventStream,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
} from 'graphql';
import { Subscriber } from '../process/subscriber.ts';
import type { GraphqlContext } from './context.ts';
import { maskResult } from './mask.ts';

/** Sends a result as JSON; a promise means that the socket is slow, and settles when it can take another one. */
export type SendResult = (json: string) => Promise<unknown> | null;

/**
 * The results of events as JSON, by what they depend on. Subscribers of a shared source get the same event object, so
 * each distinct operation of a person is executed and serialised once per event.
 */
const results = new WeakMap<object, Map<string, string | Promise<string>>>();

/** Parsed documents are cached, so that the same query is the same object (see createOperations). */
const documents = new WeakMap<DocumentNode, number>();
let documentCount = 0;

function numberOf(document: DocumentNode): number {
  const known = documents.get(document) ?? documentCount++;
  documents.set(document, known);
  return known;
}

/** Everything but the event that a result depends on. The session is not part of it: events are for the account. */
function keyOf({ document, operationName, variableValues, contextValue }: ExecutionArgs): string {
  const { viewer, locale } = contextValue as GraphqlContext;
  const person = viewer === null ? null : { ...viewer, tokenId: '' };
  return JSON.stringify([numberOf(document), operationName, variableValues, person, locale]);
}

function resultOf(args: ExecutionArgs, event: object): string | Promise<string> {
  const jsonOf = (result: ExecutionResult) =>
    JSON.stringify(maskResult(result, args.contextValue as GraphqlContext));
  const executed = execute({ ...args, rootValue: event });
  return executed instanceof Promise ? executed.then(jsonOf) : jsonOf(executed as ExecutionResult);
}

/**
 * The results of one subscription. They are pushed to a function, because a promise per event and socket would cost
 * more than sending the event: as an iterator this only waits for the end.
 */
export class PushedResults implements AsyncIterableIterator<ExecutionResult> {
  readonly #events: Subscriber<object>;
  readonly #args: ExecutionArgs;

  constructor(events: Subscriber<object>, args: ExecutionArgs) {
    this.#events = events;
    this.#args = args;
  }

  pushTo(send: SendResult): void {
    const key = keyOf(this.#args);
    this.#events.deliverTo((event) => {
      const json = this.#resultOf(event, key);
      if (typeof json === 'string') return send(json);
      return json.then((late) => (this.#events.hasEnded ? null : send(late)));
    });
  }

  async next(): Promise<IteratorResult<ExecutionResult, undefined>> {
    await this.#events.ended;
    return { done: true, value: undefined };
  }

  async return(): Promise<IteratorResult<ExecutionResult, undefined>> {
    this.#events.end();
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #resultOf(event: object, key: string): string | Promise<string> {
    const ofEvent = results.get(event) ?? new Map<string, string | Promise<string>>();
    results.set(event, ofEvent);
    const json = ofEvent.get(key) ?? resultOf(this.#args, event);
    ofEvent.set(key, json);
    return json;
  }
}

/** Starts a subscription; resolves to the errors if it is refused. */
export async function subscribePushed(args: ExecutionArgs): Promise<PushedResults | ExecutionResult> {
  const events = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in events)) return events;
  if (events instanceof Subscriber) return new PushedResults(events, args);
  throw new TypeError('The source of a subscription must be a Subscriber, which pushes its events.');
}
