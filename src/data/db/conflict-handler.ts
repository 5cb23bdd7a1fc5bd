import type { RxConflictHandler, WithDeleted } from 'rxdb';
import type { SyncCollection } from '#domain/sync/protocol.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { mergeDocument } from './merge/merge.ts';
import { ownBase } from './merge/own-base.ts';
import type { Leftover, Version } from './merge/version.ts';
import { contentOf, rowOf } from './rows.ts';
import { sameContent } from './same-content.ts';
import type { DocumentOf, RowOf } from './types.ts';

/** What the merge needs from the database it works for. */
interface MergeSurroundings {
  /**
   * The base of a document that the engine knows no common state of: its content as last had from the server,
   * 'made_here' for a document without one, 'clean' when this device has no unconfirmed edit of it.
   */
  readonly lostBase: (id: string) => Promise<object | 'made_here' | 'clean'>;
  readonly shelve: (id: string, leftover: Leftover) => Promise<void>;
  /**
   * Overrules the engine's belief: after a refusal it takes the refused content for the server's. Null for a
   * document that the server does not have, undefined when the engine is right.
   */
  readonly trueBase: (id: string) => { readonly deleted: boolean } | null | undefined;
  /** True for a document that is to be sent although it is as the engine believes the server to have it. */
  readonly mustAsk: (id: string) => boolean;
  /** States of the document that this device sent without learning what became of them, oldest first. */
  readonly sent: (id: string) => Promise<readonly Version<object>[]>;
}

/** Wires the handler of an opened collection to its database; until then it merges without a base. */
export type BindableHandler<C extends SyncCollection> = RxConflictHandler<RowOf<C>> & {
  bind(surroundings: Partial<MergeSurroundings>): void;
};

function versionOf<C extends SyncCollection>(
  collection: C,
  state: WithDeleted<RowOf<C>>,
): Version<DocumentOf<C>> {
  return { deleted: state._deleted === true, content: contentOf(collection, state) };
}

/** What RxDB says when it asks whether a document needs to be sent. */
const sendingContext = 'upstream-check-if-equal';

/** Equal means: both deleted, or the same content. Cheap, because the engine asks for every document. */
export function equalStates(a: WithDeleted<object>, b: WithDeleted<object>): boolean {
  const deleted = a._deleted === true;
  if (deleted !== (b._deleted === true)) return false;
  return deleted || sameContent(contentOf('drafts', a), contentOf('drafts', b));
}

/**
 * RxDB's conflict handler for one collection. It never throws: an exception here would make the engine drop the
 * whole batch for ever (hazard 3). When merging fails the server's state is taken and the local one is shelved.
 */
export function conflictHandler<C extends SyncCollection>(collection: C): BindableHandler<C> {
  let surroundings: MergeSurroundings = {
    lostBase: () => Promise.resolve('made_here'),
    shelve: () => Promise.resolve(),
    trueBase: () => undefined,
    mustAsk: () => false,
    sent: () => Promise.resolve([]),
  };

  async function keepSafe(id: string, leftover: Leftover): Promise<void> {
    try {
      await surroundings.shelve(id, leftover);
    } catch (error) {
      logger.error('shelf_write_failed', { collection, error: errorText(error) });
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
