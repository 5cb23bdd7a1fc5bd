const prefix = 'hervonden-publish:';

export interface CommandStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * The id of the publish command of a draft: the same one for every try until the server has answered, also after the
 * page was closed in between, so that an answer that got lost never places an ad twice.
 */
export function publishCommandId(shelf: CommandStore, draftId: string, newId: () => string): string {
  try {
    const kept = shelf.getItem(prefix + draftId);
    if (kept !== null) return kept;
    const id = newId();
    shelf.setItem(prefix + draftId, id);
    return id;
  } catch {
    return newId();
  }
}

/** Once the server has answered, whatever it said, the next try is a new command. */
export function forgetPublishCommand(shelf: CommandStore, draftId: string): void {
  try {
    shelf.removeItem(prefix + draftId);
  } catch {
    // A browser that forbids storage never kept it.
  }
}
