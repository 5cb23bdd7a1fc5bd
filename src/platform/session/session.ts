import { BehaviorSubject } from 'rxjs';
import * as v from 'valibot';
import { localKeys } from '#domain/storage/local-keys.ts';
import { localStore } from '#src/platform/web-storage/web-storage.ts';
import { errorText, logger } from '../logger/logger.ts';

/** The key of the signed-in account on this device (AUTH-028, UI-024). */
const sessionKey = localKeys.authToken;

const sessionSchema = v.object({
  token: v.pipe(v.string(), v.minLength(1)),
  userId: v.pipe(v.string(), v.minLength(1)),
  email: v.string(),
  name: v.string(),
  isStaff: v.boolean(),
  sellerId: v.nullable(v.string()),
});
export type Session = v.InferOutput<typeof sessionSchema>;

/** Why a session ended: the user signed out, or the server rejected the token (AUTH-015). */
export type SignOutReason = 'chosen' | 'expired';

function parse(text: string | null): Session | null {
  if (text === null) return null;
  try {
    const result = v.safeParse(sessionSchema, JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/** The session in all tabs; null for a guest. */
export const session$ = new BehaviorSubject<Session | null>(parse(localStore()?.getItem(sessionKey) ?? null));

let lastReason: SignOutReason = 'chosen';
let isOfOtherTab = false;

/** Returns why the last session ended. For subscribers of `session$`. */
export function signOutReason(): SignOutReason {
  return lastReason;
}

/** True when this tab found that its session had expired, and has to handle the data; one tab does. */
export function isExpiredHere(): boolean {
  return lastReason === 'expired' && !isOfOtherTab;
}

let endedEmail = '';

/** Returns the email address of a session that expired, to prefill the sign-in form; otherwise empty. */
export function emailOfEndedSession(): string {
  return endedEmail;
}

/** `reason` is stored before the session is removed, for the other tabs. */
function persist(session: Session | null, reason: SignOutReason = 'chosen'): void {
  try {
    if (reason === 'expired') localStore()?.setItem(localKeys.sessionExpired, 'true');
    else localStore()?.removeItem(localKeys.sessionExpired);
    if (session === null) localStore()?.removeItem(sessionKey);
    else localStore()?.setItem(sessionKey, JSON.stringify(session));
  } catch (error) {
    logger.warn('session_not_stored', { error: errorText(error) });
  }
}

/** Stores the session on this device and notifies subscribers. */
export function signIn(session: Session): void {
  const next = v.parse(sessionSchema, session);
  endedEmail = '';
  persist(next);
  session$.next(next);
}

/** Removes the session from the device, which ends it in the other tabs. `signOut` ends it in this tab. */
export function forgetStoredSession(): void {
  persist(null);
}

/** Returns true when this tab's account was removed from the device and the session of this tab has not ended yet. */
export function isSignedOutElsewhere(): boolean {
  const store = localStore();
  return store !== null && parse(store.getItem(sessionKey))?.userId !== session$.value?.userId;
}

let isEnding = false;

/**
 * Announces that an action of the user revokes the token of this session: signing out, or an action that issues a new
 * token, such as turning on the second factor. Other requests may be refused until that action is finished, and no
 * refusal ends the session until then. Returns a function that has to be called after the action, also when it
 * failed.
 */
export function expectTokenEnd(): () => void {
  isEnding = true;
  return () => {
    isEnding = false;
  };
}

/**
 * Whether a refusal of this token means that the session has ended. It does not when the token was or is being
 * replaced.
 */
export function isCurrentToken(token: string | null): boolean {
  return !isEnding && session$.value?.token === token;
}

/**
 * Forgets the token. The subscriber of `session$` handles the data (src/data/db/current-database.ts). When the user
 * signs out, call `signOutAndWipe` there instead; call this with 'expired' when the server refused the token.
 */
export function signOut(reason: SignOutReason = 'chosen'): void {
  if (session$.value === null || (isEnding && reason === 'expired')) return;
  end(reason, false);
  persist(null, reason);
  session$.next(null);
}

function end(reason: SignOutReason, byOtherTab: boolean): void {
  lastReason = reason;
  isOfOtherTab = byOtherTab;
  endedEmail = reason === 'expired' ? (session$.value?.email ?? '') : '';
}

/** Follows sign-in and sign-out in other tabs. Returns a function that stops it. */
function followOtherTabs(target: EventTarget): () => void {
  const listener = (event: Event): void => {
    const { key, newValue } = event as StorageEvent;
    if (key !== sessionKey && key !== null) return;
    const next = parse(newValue ?? null);
    if (next?.token === session$.value?.token) return;
    const isExpired = localStore()?.getItem(localKeys.sessionExpired) != null;
    if (next === null) end(isExpired ? 'expired' : 'chosen', true);
    session$.next(next);
  };
  target.addEventListener('storage', listener);
  return () => target.removeEventListener('storage', listener);
}

if (typeof window !== 'undefined' && typeof window.addEventListener === 'function') followOtherTabs(window);
