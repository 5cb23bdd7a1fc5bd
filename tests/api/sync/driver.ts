import type { Kysely } from 'kysely';
import type { SyncCollection } from '#domain/sync/protocol.ts';
import type { Database } from '#server/db/schema.ts';
import { AppError, MustRefetchError } from '#server/graphql/errors.ts';
import type { SyncEngine } from '#server/modules/sync/engine.ts';
import { collectionSpecs } from '#tests/setup/collection-specs.ts';
import type { ApiHarness } from '../../setup/api-harness.ts';

/** A document or a pushed row as plain JSON. */
export type Doc = Record<string, unknown>;

interface PushRow {
  readonly assumedMasterState?: unknown;
  readonly newDocumentState: unknown;
}

/** A typed error, as the client receives it. */
export interface Refusal {
  readonly errorCode: string;
  readonly epoch?: string;
}

export interface PageAnswer {
  readonly documents: readonly Doc[];
  readonly checkpoint: string;
}

export interface PushAnswer {
  readonly conflicts: readonly Doc[];
  readonly rejections: readonly {
    readonly id: string;
    readonly code: string;
    readonly fields: readonly string[];
  }[];
}

export interface TestCaller {
  readonly userId: string;
  readonly token: string;
}

interface How {
  readonly version?: number;
  readonly epoch?: string | null;
}

/** Access to the sync engine: as a client over HTTP, or in the process with replaced parts. */
export interface SyncDriver {
  pull(
    who: TestCaller,
    from: SyncCollection,
    checkpoint: string | null,
    limit: number,
    how?: How,
  ): Promise<PageAnswer | Refusal>;
  push(
    who: TestCaller,
    to: SyncCollection,
    rows: readonly PushRow[],
    how?: How,
  ): Promise<PushAnswer | Refusal>;
}

const photoFields = 'photos { id hash name width height bytes mediaKey }';
const textFields = 'texts { nl { title body } en { title body } fr { title body } }';
const otherFields = 'otherVersions { id field value savedAt } attributes { name value }';

/** The selection of every field of a document. */
function selectionOf(collection: SyncCollection): string {
  const plain = Object.keys(collectionSpecs[collection].schema.entries).filter(
    (key) => !['photos', 'otherVersions', 'attributes', 'texts'].includes(key),
  );
  const nested: Partial<Record<SyncCollection, readonly string[]>> = {
    drafts: [photoFields, otherFields],
    notifications: [textFields],
  };
  return [...plain, 'deleted', ...(nested[collection] ?? [])].join(' ');
}

export function pullQuery(collection: SyncCollection): string {
  const name = collectionSpecs[collection].graphqlName;
  return `query ($schemaVersion: Int!, $checkpoint: String, $limit: Int!) {
    answer: pull${name}(schemaVersion: $schemaVersion, checkpoint: $checkpoint, limit: $limit) {
      ... on ${name}Page { documents { ${selectionOf(collection)} } checkpoint }
      ... on MustRefetchError { epoch }
      ... on Error { errorCode }
    }
  }`;
}

export function pushMutation(collection: SyncCollection): string {
  const name = collectionSpecs[collection].graphqlName;
  return `mutation ($schemaVersion: Int!, $epoch: String, $rows: [${name}PushRow!]!) {
    answer: push${name}(schemaVersion: $schemaVersion, epoch: $epoch, rows: $rows) {
      ... on ${name}Pushed { conflicts { ${selectionOf(collection)} } rejections { id code fields } }
      ... on MustRefetchError { epoch }
      ... on Error { errorCode }
    }
  }`;
}

/** Uses GraphQL over HTTP, as a device does. */
export function httpDriver(api: ApiHarness): SyncDriver {
  const ask = async <Answer>(query: string, variables: Doc, { token }: TestCaller) => {
    const { data, errors } = await api.graphql<{ answer: Answer }>(query, variables, { token });
    if (errors.length > 0)
      throw new Error(`a GraphQL error: ${errors.map((error) => error.message).join('; ')}`);
    return data.answer;
  };
  return {
    pull: (who, from, checkpoint, limit, how = {}) =>
      ask(pullQuery(from), { schemaVersion: how.version ?? 1, checkpoint, limit }, who),
    push: (who, to, rows, how = {}) =>
      ask(pushMutation(to), { schemaVersion: how.version ?? 1, epoch: how.epoch ?? null, rows }, who),
  };
}

/** Calls an engine directly, so that one with a replaced part can run the same tests. */
export function engineDriver(db: Kysely<Database>, engine: SyncEngine): SyncDriver {
  return {
    pull: ({ userId }, from, checkpoint, limit, { version = 1 } = {}) =>
      refusing(
        async () =>
          await engine.pull(db, collectionSpecs[from], { userId, schemaVersion: version, checkpoint, limit }),
      ),
    push: ({ userId }, to, rows, { version = 1, epoch = null } = {}) =>
      refusing(
        async () =>
          await engine.push(db, collectionSpecs[to], { userId, schemaVersion: version, epoch, rows }),
      ),
  };
}

async function refusing<Answer>(run: () => Promise<Answer>): Promise<Answer | Refusal> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof MustRefetchError) return { errorCode: error.errorCode, epoch: error.epoch };
    if (error instanceof AppError) return { errorCode: error.errorCode };
    throw error;
  }
}

export function isRefusal(answer: object): answer is Refusal {
  return 'errorCode' in answer;
}

/** Returns the page. Throws if the pull was refused. */
export function expectPage(answer: PageAnswer | Refusal): PageAnswer {
  if (isRefusal(answer)) throw new Error(`the pull was refused: ${answer.errorCode}`);
  return answer;
}

export function expectPushed(answer: PushAnswer | Refusal): PushAnswer {
  if (isRefusal(answer)) throw new Error(`the push was refused: ${answer.errorCode}`);
  return answer;
}

/** Pulls everything from a checkpoint on, page by page as a device does. */
export async function pullAll(
  driver: SyncDriver,
  who: TestCaller,
  from: SyncCollection,
  checkpoint: string | null = null,
  limit = 200,
): Promise<PageAnswer> {
  const documents: Doc[] = [];
  for (let at = checkpoint; ; ) {
    const page = expectPage(await driver.pull(who, from, at, limit));
    documents.push(...page.documents);
    at = page.checkpoint;
    if (page.documents.length < limit) return { documents, checkpoint: at };
  }
}
