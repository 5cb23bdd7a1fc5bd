import { GraphQLObjectType, GraphQLSchema, GraphQLString, parse } from 'graphql';
import { expect, test } from 'vitest';
import { Subscriber } from '../process/subscriber.ts';
import type { GraphqlContext, Viewer } from './context.ts';
import { UserNotAuthenticatedError } from './errors.ts';
import { PushedResults, subscribePushed } from './pushed-results.ts';

interface Update {
  readonly title: string;
}

let executions = 0;
let sources: Subscriber<Update>[] = [];

const fields = {
  title: {
    type: GraphQLString,
    resolve: ({ title }: Update) => {
      executions += 1;
      if (title === 'wrong') throw new Error('a secret of the database');
      return title;
    },
  },
  viewer: {
    type: GraphQLString,
    resolve: (_: Update, _args: object, context: GraphqlContext) => context.viewer?.userId,
  },
  locale: { type: GraphQLString, resolve: (_: Update, _args: object, { locale }: GraphqlContext) => locale },
  later: { type: GraphQLString, resolve: ({ title }: Update) => Promise.resolve(title) },
};

function source(context: GraphqlContext): Subscriber<Update> {
  if (context.viewer === null) throw new UserNotAuthenticatedError();
  const events = new Subscriber<Update>({
    merge: (waiting, event) => [...waiting, event],
    onEnd: () => undefined,
  });
  sources.push(events);
  return events;
}

const event = new GraphQLObjectType({ name: 'Event', fields });
const schema = new GraphQLSchema({
  query: event,
  subscription: new GraphQLObjectType({
    name: 'Subscription',
    fields: {
      events: {
        type: event,
        subscribe: (_root, _args, context: GraphqlContext) => source(context),
        resolve: (update: Update) => update,
      },
      plain: { type: event, subscribe: async function* () {}, resolve: (update: Update) => update },
    },
  }),
});

const documents = new Map<string, ReturnType<typeof parse>>();

function documentOf(query: string) {
  const document = documents.get(query) ?? parse(query);
  documents.set(query, document);
  return document;
}

const faults: unknown[] = [];

function contextOf(userId: string | null, given: Partial<GraphqlContext> = {}): GraphqlContext {
  const viewer = userId === null ? null : ({ userId, tokenId: Math.random().toString() } as Viewer);
  const log = { error: (fault: unknown) => faults.push(fault) };
  return {
    viewer,
    locale: 'nl',
    sentence: (code: string) => code,
    requestId: 'r1',
    log,
    ...given,
  } as GraphqlContext;
}

async function follow(query: string, context: GraphqlContext): Promise<string[]> {
  const results = await subscribePushed({ schema, document: documentOf(query), contextValue: context });
  if (!(results instanceof PushedResults)) throw new Error('refused');
  const received: string[] = [];
  results.pushTo((json) => {
    received.push(json);
    return null;
  });
  return received;
}

function publish(title: string): void {
  executions = 0;
  const update = { title };
  for (const events of sources) events.push(update);
}

test('an event is executed once for all sessions of a person with the same operation', async () => {
  sources = [];
  const query = 'subscription { events { title viewer locale } }';
  const same = await Promise.all([1, 2, 3].map(() => follow(query, contextOf('robin'))));
  publish('hello');
  const json = '{"data":{"events":{"title":"hello","viewer":"robin","locale":"nl"}}}';
  expect(same).toEqual([[json], [json], [json]]);
  expect(executions).toBe(1);
  publish('again');
  expect(same.map(({ length }) => length)).toEqual([2, 2, 2]);
});

test('S20 another person, language, selection and set of variables have results of their own', async () => {
  sources = [];
  const query = 'subscription { events { title viewer locale } }';
  const robin = await follow(query, contextOf('robin'));
  const sam = await follow(query, contextOf('sam'));
  const english = await follow(query, contextOf('robin', { locale: 'en' }));
  const short = await follow('subscription { events { title } }', contextOf('robin'));
  publish('hello');
  expect(robin).toEqual(['{"data":{"events":{"title":"hello","viewer":"robin","locale":"nl"}}}']);
  expect(sam).toEqual(['{"data":{"events":{"title":"hello","viewer":"sam","locale":"nl"}}}']);
  expect(english).toEqual(['{"data":{"events":{"title":"hello","viewer":"robin","locale":"en"}}}']);
  expect(short).toEqual(['{"data":{"events":{"title":"hello"}}}']);
  expect(executions).toBe(4);
});

test('S21 a fault of an event is masked and logged; the next event arrives', async () => {
  sources = [];
  faults.length = 0;
  const received = await follow('subscription { events { title } }', contextOf('robin'));
  publish('wrong');
  publish('right');
  expect(received[0]).toContain('internal_error');
  expect(received[0]).not.toContain('secret');
  expect(faults).toHaveLength(1);
  expect(received[1]).toBe('{"data":{"events":{"title":"right"}}}');
});

test('results that take time are pushed in order', async () => {
  sources = [];
  const received = await follow('subscription { events { later } }', contextOf('robin'));
  for (const title of ['a', 'b', 'c']) publish(title);
  await expect.poll(() => received).toHaveLength(3);
  expect(received.map((json) => JSON.parse(json).data.events.later)).toEqual(['a', 'b', 'c']);
});

test('S19 a refused subscription has errors, and a source that cannot push is a fault', async () => {
  const document = documentOf('subscription { events { title } }');
  const refused = await subscribePushed({ schema, document, contextValue: contextOf(null) });
  expect(refused).toMatchObject({ errors: [{ originalError: { errorCode: 'user_not_authenticated' } }] });
  const plain = documentOf('subscription { plain { title } }');
  await expect(
    subscribePushed({ schema, document: plain, contextValue: contextOf('robin') }),
  ).rejects.toThrow(TypeError);
});

test('as an iterator the results wait for the end, and leave when they are left', async () => {
  sources = [];
  const document = documentOf('subscription { events { title } }');
  const results = await subscribePushed({ schema, document, contextValue: contextOf('robin') });
  if (!(results instanceof PushedResults)) throw new Error('refused');
  const next = results.next();
  await results.return();
  expect(await next).toEqual({ done: true, value: undefined });
});
