import * as v from 'valibot';
import { isUuid } from '#domain/ids.ts';
import { localKeys } from '#domain/storage/local-keys.ts';

/** A message that was started in a conversation and not sent. */
const draftSchema = v.object({
  /** The owner: nobody else on this device sees it (docs/sync-hazards.md, H11). */
  userId: v.string(),
  conversationUuid: v.pipe(v.string(), v.check(isUuid)),
  text: v.string(),
});
type ChatDraft = v.InferOutput<typeof draftSchema>;

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const key = localKeys.chatDrafts;
/** The oldest are dropped first, because nobody returns to that many unfinished messages. */
const mostDrafts = 50;

function localStore(): DraftStorage | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage;
  } catch {
    return null;
  }
}

function read(storage: DraftStorage | null): readonly ChatDraft[] {
  try {
    const drafts = v.safeParse(v.array(v.unknown()), JSON.parse(storage?.getItem(key) ?? '[]'));
    if (!drafts.success) return [];
    return drafts.output.flatMap((draft) => {
      const known = v.safeParse(draftSchema, draft);
      return known.success ? [known.output] : [];
    });
  } catch {
    return [];
  }
}

function write(storage: DraftStorage | null, drafts: readonly ChatDraft[]): void {
  try {
    if (drafts.length === 0) storage?.removeItem(key);
    else storage?.setItem(key, JSON.stringify(drafts));
  } catch {
    // If localStorage is full or denied, only the copy is lost; the text is still in its field.
  }
}

type Place = Pick<ChatDraft, 'userId' | 'conversationUuid'>;

const isAt = (draft: ChatDraft, { userId, conversationUuid }: Place) =>
  draft.userId === userId && draft.conversationUuid === conversationUuid;

/** This person's draft in this conversation; empty if there is none. */
export function draftAt(place: Place, storage = localStore()): string {
  return read(storage).find((draft) => isAt(draft, place))?.text ?? '';
}

/** Stores the text of the field synchronously. An empty text removes the draft. */
export function storeDraft(place: Place, text: string, storage = localStore()): void {
  const others = read(storage).filter((draft) => !isAt(draft, place));
  const { userId, conversationUuid } = place;
  const drafts = text === '' ? others : [...others, { userId, conversationUuid, text }];
  write(storage, drafts.slice(-mostDrafts));
}

/** Removes this person's drafts, at sign-out. */
export function forgetDraftsOf(userId: string, storage = localStore()): void {
  const drafts = read(storage);
  const left = drafts.filter((draft) => draft.userId !== userId);
  if (left.length < drafts.length) write(storage, left);
}
