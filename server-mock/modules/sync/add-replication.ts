import type { FieldMap, ObjectRef } from '@pothos/core';
import type { SyncCollection } from '#domain/sync/protocol.ts';
import { signedIn } from '../../graphql/authorize.ts';
import { builder } from '../../graphql/builder.ts';
import {
  ClientOutdatedError,
  MustRefetchError,
  TooManyRequestsError,
  UserNotAuthenticatedError,
  ValidationError,
} from '../../graphql/errors.ts';
import type { SpecOf } from './collection-spec.ts';
import type { SyncContents } from './contents.ts';
import type { WireDocument } from './document.ts';
import { createSyncEngine } from './engine.ts';
import { pushLimitRule } from './limits.ts';
import type { Page } from './pull.ts';
import type { PushOutcome } from './push.ts';
import { PushRejectionType } from './replication-types.ts';

type SchemaTypes = typeof builder.$inferSchemaTypes;
type DocumentShape<C extends SyncCollection> = SyncContents[C] & { readonly deleted: boolean };

export interface Replication<C extends SyncCollection> {
  readonly spec: SpecOf<C>;
  /** For example `WishlistItemDocument`. */
  readonly documentName: string;
  /** Describes one document, as a sentence. */
  readonly description: string;
  /** The fields of the content; `id` and `deleted` are added. */
  fields(t: PothosSchemaTypes.ObjectFieldBuilder<SchemaTypes, DocumentShape<C>>): FieldMap;
}

const engine = createSyncEngine();
const versionDescription = 'The version of the document shapes that the client speaks.';

/** Adds `pull<Name>` and `push<Name>` with their types for one collection (docs/sync.md; PWA-031..034). */
export function addReplication<C extends SyncCollection>(replication: Replication<C>): void {
  const { spec, documentName, description, fields } = replication;
  const Document = builder.objectRef<DocumentShape<C>>(documentName).implement({
    description: `${description} In a tombstone the content is blank.`,
    fields: (t) => ({
      id: t.string({ description: "The document's id.", resolve: (document) => document.id }),
      deleted: t.boolean({ description: 'True for a tombstone.', resolve: (document) => document.deleted }),
      ...fields(t),
    }),
  });
  // What is stored has passed the collection's schema, so it has the document's shape.
  const shaped = (documents: readonly WireDocument[]) =>
    documents.map((document): DocumentShape<C> => ({ ...spec.blank(document.id), ...document }));
  addPull(spec, Document, shaped);
  addPush(spec, Document, shaped);
}

type DocumentRef<C extends SyncCollection> = ObjectRef<SchemaTypes, DocumentShape<C>, DocumentShape<C>>;
type Shaped<C extends SyncCollection> = (documents: readonly WireDocument[]) => DocumentShape<C>[];

function addPull<C extends SyncCollection>(spec: SpecOf<C>, type: DocumentRef<C>, shaped: Shaped<C>): void {
  const PageType = builder.objectRef<Page>(`${spec.graphqlName}Page`).implement({
    description:
      'Changed documents in the order of their change; fewer than asked for means that this is the end.',
    fields: (t) => ({
      documents: t.field({
        type: [type],
        description: 'The documents, each in its latest state.',
        resolve: (page) => shaped(page.documents),
      }),
      checkpoint: t.exposeString('checkpoint', { description: 'Send it with the next pull. Opaque.' }),
    }),
  });
  builder.queryField(`pull${spec.graphqlName}`, (t) =>
    t.field({
      type: PageType,
      description: "The caller's documents that changed after the checkpoint.",
      errors: { types: [MustRefetchError, ClientOutdatedError, UserNotAuthenticatedError] },
      args: {
        schemaVersion: t.arg.int({ required: true, description: versionDescription }),
        checkpoint: t.arg.string({ description: 'Where the last pull ended; null starts over.' }),
        limit: t.arg.int({ required: true, description: 'Documents wanted, 1 to 200.' }),
      },
      resolve: (_root, { schemaVersion, checkpoint, limit }, context) =>
        engine.pull(context.db, spec, {
          userId: signedIn(context).userId,
          schemaVersion,
          checkpoint: checkpoint ?? null,
          limit,
        }),
    }),
  );
}

function addPush<C extends SyncCollection>(spec: SpecOf<C>, type: DocumentRef<C>, shaped: Shaped<C>): void {
  const RowInput = builder.inputType(`${spec.graphqlName}PushRow`, {
    description: 'One local change.',
    fields: (t) => ({
      assumedMasterState: t.field({
        type: spec.inputName,
        description: 'What the client believes the server holds; null for a document that is new to it.',
      }),
      newDocumentState: t.field({
        type: spec.inputName,
        required: true,
        description: 'What the document is to become.',
      }),
    }),
  });
  const PushedType = builder.objectRef<PushOutcome>(`${spec.graphqlName}Pushed`).implement({
    description: 'The outcome of the rows: one that is named in neither list was accepted.',
    fields: (t) => ({
      conflicts: t.field({
        type: [type],
        description: 'What the server holds for each row that it did not take over. Merge and push again.',
        resolve: (outcome) => shaped(outcome.conflicts),
      }),
      rejections: t.field({
        type: [PushRejectionType],
        description: 'Rows that can never be stored as they are; each is among the conflicts too.',
        resolve: (outcome) => [...outcome.rejections],
      }),
    }),
  });
  builder.mutationField(`push${spec.graphqlName}`, (t) =>
    t.field({
      type: PushedType,
      description: 'Local changes of the caller, each decided on its own. Repeating a push changes nothing.',
      errors: {
        types: [
          MustRefetchError,
          ClientOutdatedError,
          UserNotAuthenticatedError,
          ValidationError,
          TooManyRequestsError,
        ],
      },
      args: {
        schemaVersion: t.arg.int({ required: true, description: versionDescription }),
        epoch: t.arg.string({
          description: 'The history that the client has pulled from; a push of another one is not taken.',
        }),
        rows: t.arg({ type: [RowInput], required: true, description: 'At most 100 rows and 512 kB.' }),
      },
      resolve: async (_root, { schemaVersion, epoch, rows }, context) => {
        const { userId } = signedIn(context);
        await context.limits.spend(pushLimitRule, userId);
        return await engine.push(context.db, spec, { userId, schemaVersion, epoch: epoch ?? null, rows });
      },
    }),
  );
}
