import * as v from 'valibot';
import { isUuid } from '#domain/ids.ts';
import { localKeys } from '#domain/storage/local-keys.ts';
import { type ItemStorage, localStore } from '#src/platform/web-storage/web-storage.ts';
import { createLocalList } from '../local-list.ts';

/** A message that was started in a conversation and not sent. */
const draftSchema = v.object({
  /** The owner: nobody else on this device sees it (docs/sync-hazards.md, H11). */
  userId: v.string(),
  conversationUuid: v.pipe(v.string(), v.check(isUuid)),
  text: v.string(),
});
type ChatDraft = v.InferOutput<typeof draftSchema>;

const list = createLocalList(localKeys.chatDrafts, draftSchema);
/** The oldest are dropped first, because nobody returns to that many unfinished messages. */
const mostDrafts = 50;

type Place = Pick<ChatDraft, 'userId' | 'conversationUuid'>;

const isAt = (draft: ChatDraft, { userId, conversationUuid }: Place) =>
  draft.userId === userId && draft.conversationUuid === conversationUuid;

/** This person's draft in this conversation; empty if there is none. */
export function draftAt(place: Place, storage: ItemStorage | null = localStore()): string {
  return list.read(storage).find((draft) => isAt(draft, place))?.text ?? '';
}

/** Stores the text of the field synchronously. An empty text removes the draft. */
export function storeDraft(place: Place, text: string, storage: ItemStorage | null = localStore()): void {
  const others = list.read(storage).filter((draft) => !isAt(draft, place));
  const { userId, conversationUuid } = place;
  const drafts = text === '' ? others : [...others, { userId, conversationUuid, text }];
  // If localStorage is full or denied, only the copy is lost; the text is still in its field.
  list.write(storage, drafts.slice(-mostDrafts));
}

/** This person's unfinished messages. */
export const chatDraftsOf = (
  userId: string,
  storage: ItemStorage | null = localStore(),
): readonly ChatDraft[] => list.readOf(userId, storage);

/** Removes this person's drafts, at sign-out. */
export const forgetDraftsOf = (userId: string, storage: ItemStorage | null = localStore()): void =>
  list.forgetOf(userId, storage);
