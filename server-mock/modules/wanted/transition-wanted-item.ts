import { type WantedEvent, type WantedParts, wantedLifeCycle } from '#domain/wanted/life-cycle.ts';
import { command } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { ValidationError } from '../../graphql/errors.ts';
import { runTransition, type TransitionWriter } from '../../process/transition.ts';
import { requireFreeSlot } from './create-wanted-item.ts';
import { ownWantedItem } from './store.ts';

/** Persists the transitions of a wanted item. */
export const wantedWriter: TransitionWriter<WantedParts> = {
  lifeCycle: wantedLifeCycle,
  write: async ({ tx, now }, id, to) => {
    await tx.updateTable('wanted_items').set({ status: to, updated_at: now }).where('id', '=', id).execute();
    // The sweep deletes images that no row refers to.
    if (to === 'REMOVED') await tx.deleteFrom('wanted_images').where('item_id', '=', id).execute();
  },
  effects: {},
};

/**
 * Runs a transition of a wanted item of the caller: found, ongoing again, or removed (WANT-003, WANT-017). Returns
 * its id. Throws InvalidUUIDError, ObjectDoesNotExistError, UserHasNoObjectPermissionError for another person's,
 * ValidationError `wrong_state` when its status does not allow it, `too_many_wanted_items` when too many are ongoing
 * already.
 */
export async function transitionWantedItem(
  context: GraphqlContext,
  uuid: string,
  event: WantedEvent,
): Promise<string> {
  const viewer = signedIn(context);
  return await command(context, { name: `wantedItem.${event}`, body: { uuid } }, async (scope) => {
    const { id, status: state } = await ownWantedItem(scope.tx, viewer, uuid, 'lock');
    if (event === 'resume' && state === 'FOUND') await requireFreeSlot(scope.tx, viewer.userId);
    await runTransition(
      scope,
      wantedWriter,
      { id, state, event, actor: 'owner', facts: {} },
      (code) => new ValidationError(code),
    );
    return id;
  });
}
