import * as v from 'valibot';
import { isUuid } from '#domain/ids.ts';
import { localKeys } from '#src/platform/local-keys/local-keys.ts';

/** What somebody has begun to write in a conversation and has not sent. */
const draftSchema = v.object({
  /** Whose it is: nobody else on this device sees it (hazard 11). */
  userId: v.string(),
  conversationUuid: v.pipe(v.string(), v.check(isUuid)),
  text: v.string(),
});
type ChatDraft = v.InferOutput<typeof draftSchema>;

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const key = localKeys.chatDrafts;
/** The oldest give way: nobody comes back to so many begun sentences. */
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
    // A full or forbidden localStorage costs the copy alone: the words stand in their field.
  }
}

type Place = Pick<ChatDraft, 'userId' | 'conversationUuid'>;

const isAt = (draft: ChatDraft, { userId, conversationUuid }: Place) =>
  draft.userId === userId && draft.conversationUuid === conversationUuid;

/** What this person had begun to write in this conversation; empty for nothing. */
export function draftAt(place: Place, storage = localStore()): string {
  return read(storage).find((draft) => isAt(draft, place))?.text ?? '';
}

/** Keeps what stands in the field, before anything is awaited; an empty text is forgotten. */
export function storeDraft(place: Place, text: string, storage = localStore()): void {
  const others = read(storage).filter((draft) => !isAt(draft, place));
  const { userId, conversationUuid } = place;
  const drafts = text === '' ? others : [...others, { userId, conversationUuid, text }];
  write(storage, drafts.slice(-mostDrafts));
}

/** At sign-out: nothing of the account stays. */
export function forgetDraftsOf(userId: string, storage = localStore()): void {
  const drafts = read(storage);
  const left = drafts.filter((draft) => draft.userId !== userId);
  if (left.length < drafts.length) write(storage, left);
}
