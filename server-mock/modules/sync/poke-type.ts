import { heartbeatInterval } from '#domain/sync/protocol.ts';
import { signedIn } from '../../graphql/authorize.ts';
import { builder } from '../../graphql/builder.ts';
import { pokeStream, type SyncPoke } from './poke-stream.ts';

/** Shortened by tests; docs/sync.md promises 30 s. */
export const streamSettings = { heartbeatInterval };

const PokeKind = builder.enumType('SyncPokeKind', {
  description: 'What a message of the live stream says.',
  values: {
    HEAD: { description: 'Where a collection stands as the stream begins.' },
    POKE: { description: 'Something newer was committed: pull.' },
    HEARTBEAT: { description: 'The stream is open; silence of a minute means that it is not.' },
  } as const,
});

const SyncPokeType = builder.objectRef<SyncPoke>('SyncPoke').implement({
  description: 'An update of the live stream. It carries no documents: pull until the checkpoint is reached.',
  fields: (t) => ({
    kind: t.field({ type: PokeKind, description: 'What it says.', resolve: (poke) => poke.kind }),
    collection: t.exposeString('collection', {
      nullable: true,
      description: 'wishlist, searchHistory, drafts, addresses or notifications; null in a heartbeat.',
    }),
    checkpoint: t.exposeString('checkpoint', {
      nullable: true,
      description: "The collection's head; null in a heartbeat.",
    }),
    epoch: t.exposeString('epoch', { description: 'The history that counts; another one means start over.' }),
  }),
});

builder.subscriptionType({ description: 'What is sent without being asked for.' });

builder.subscriptionField('syncPokes', (t) =>
  t.field({
    type: SyncPokeType,
    description: "The heads of the caller's collections, then an update after each commit. Never completes.",
    args: {
      schemaVersion: t.arg.int({
        required: true,
        description:
          'The version that the client speaks. Any is served: pull tells a client that it is too old.',
      }),
    },
    subscribe: (_root, _args, { viewer, db, bus, log }) =>
      pokeStream({
        db,
        bus,
        log,
        userId: signedIn({ viewer }).userId,
        heartbeatInterval: streamSettings.heartbeatInterval,
      }),
    resolve: (poke) => poke,
  }),
);
