import type { RxConflictHandler, WithDeleted } from 'rxdb';
import type { SyncCollection } from '#domain/sync/protocol.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { mergeDocument } from './merge/merge.ts';
import { ownBase } from './merge/own-base.ts';
import type { Leftover, Version } from './merge/version.ts';
import { collectionOf, contentOf, rowOf } from './rows.ts';
import { sameContent } from './same-content.ts';
import type { DocumentOf, HervondenDatabase, RowOf } from './types.ts';

/** What a merge needs from the database it runs for. */
interface MergeSurroundings {
  /**
   * The base of a document for which the engine knows no common state: its content as last received from the server,
   * 'made_here' for a document without one, 'clean' when this device has no unconfirmed edit of it.
   */
  readonly lostBase: (id: string) => Promise<object | 'made_here' | 'clean'>;
  readonly recordRejectedEdit: (id: string, leftover: Leftover) => Promise<void>;
  /**
   * Overrides the server state that the engine assumes, because after a refusal it takes the refused content for the
   * server's. Null for a document that the server does not have, undefined when the engine is right.
   */
  readonly trueBase: (id: string) => { readonly deleted: boolean } | null | undefined;
  /** True for a document that must be sent although it equals the state that the engine assumes on the server. */
  readonly mustAsk: (id: string) => boolean;
  /** States of the document that this device sent without receiving an answer, oldest first. */
  readonly sent: (id: string) => Promise<readonly Version<object>[]>;
}

/** Connects the handler of an opened collection to its database. Until `bind` is called it merges without a base. */
export type BindableHandler<C extends SyncCollection> = RxConflictHandler<RowOf<C>> & {
  bind(surroundings: Partial<MergeSurroundings>): void;
};

/** The handler with which the collection was opened. */
export function handlerOf<C extends SyncCollection>(
  database: HervondenDatabase,
  collection: C,
): BindableHandler<C> {
  return collectionOf(database, collection).conflictHandler as unknown as BindableHandler<C>;
}

function versionOf<C extends SyncCollection>(
  collection: C,
  state: WithDeleted<RowOf<C>>,
): Version<DocumentOf<C>> {
  return { deleted: state._deleted === true, content: contentOf(collection, state) };
}

/** The context in which RxDB asks whether a document needs to be sent. */
const sendingContext = 'upstream-check-if-equal';

/**
 * True when both states are deleted or have the same content. Must be cheap, because the engine compares every
 * document.
 */
export function equalStates(a: WithDeleted<object>, b: WithDeleted<object>): boolean {
  const deleted = a._deleted === true;
  if (deleted !== (b._deleted === true)) return false;
  return deleted || sameContent(contentOf('drafts', a), contentOf('drafts', b));
}

/**
 * RxDB's conflict handler for one collection. It never throws, because an exception would make the engine drop the
 * whole batch permanently (docs/sync-hazards.md, H3). When merging fails, the server's state is used and the local
 * one becomes a rejected edit.
 */
export function conflictHandler<C extends SyncCollection>(collection: C): BindableHandler<C> {
  let surroundings: MergeSurroundings = {
    lostBase: () => Promise.resolve('made_here'),
    recordRejectedEdit: () => Promise.resolve(),
    trueBase: () => undefined,
    mustAsk: () => false,
    sent: () => Promise.resolve([]),
  };

  async function keepSafe(id: string, leftover: Leftover): Promise<void> {
    try {
      await surroundings.recordRejectedEdit(id, leftover);
    } catch (error) {
      logger.error('rejected_edit_not_written', { collection, error: errorText(error) });
    }
  }

  async function baseFor(
    id: string,
    assumed: WithDeleted<RowOf<C>> | undefined,
  ): Promise<Version<DocumentOf<C>> | null | 'clean'> {
    const truth = surroundings.trueBase(id);
    if (truth === null) return null;
    if (truth !== undefined) {
      const { deleted, ...content } = truth;
      return { deleted, content: contentOf(collection, content) };
    }
    if (assumed !== undefined) return versionOf(collection, assumed);
    const lost = await surroundings.lostBase(id);
    if (lost === 'clean') return 'clean';
    if (lost === 'made_here') return null;
    return { deleted: false, content: contentOf(collection, lost) };
  }

  return {
    bind(next) {
      surroundings = { ...surroundings, ...next };
    },
    isEqual(a, b, context) {
      try {
        return equalStates(a, b) && !(context === sendingContext && surroundings.mustAsk(b.id));
      } catch (error) {
        logger.error('compare_failed', { collection, error: errorText(error) });
        return false;
      }
    },
    async resolve({ newDocumentState, assumedMasterState, realMasterState }) {
      const { id } = realMasterState;
      const local = versionOf(collection, newDocumentState);
      try {
        const base = await baseFor(id, assumedMasterState);
        if (base === 'clean') return realMasterState;
        const remote = versionOf(collection, realMasterState);
        const sent = (await surroundings.sent(id)) as readonly Version<DocumentOf<C>>[];
        const common = ownBase(base, sent, remote);
        const { merged, leftovers } = mergeDocument(collection, { base: common, local, remote });
        for (const leftover of leftovers) await keepSafe(id, leftover);
        return { ...rowOf(collection, merged.content), _deleted: merged.deleted };
      } catch (error) {
        logger.error('merge_failed', { collection, error: errorText(error) });
        await keepSafe(id, { code: 'other_version', content: local.content });
        return realMasterState;
      }
    },
  };
}
