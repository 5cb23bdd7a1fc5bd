import { BehaviorSubject } from 'rxjs';
import * as v from 'valibot';
import { localKeys } from '../local-keys/local-keys.ts';
import { errorText, logger } from '../logger/logger.ts';

/** The key that holds the signed-in account on this device (AUTH-028, UI-024). */
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

/** Why nobody is signed in any more: the person chose it, or the server no longer knows the token (AUTH-015). */
export type SignOutReason = 'chosen' | 'expired';

function storage(): Storage | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage;
  } catch {
    return null;
  }
}

function parse(text: string | null): Session | null {
  if (text === null) return null;
  try {
    const result = v.safeParse(sessionSchema, JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/** Who is signed in, in every tab; null for a visitor. */
export const session$ = new BehaviorSubject<Session | null>(parse(storage()?.getItem(sessionKey) ?? null));

let lastReason: SignOutReason = 'chosen';

/** Why the last session ended; read by those who follow `session$`. */
export function signOutReason(): SignOutReason {
  return lastReason;
}

let endedEmail = '';

/** The address of a session that ended by itself, so that whoever signs in again need not type it; else empty. */
export function emailOfEndedSession(): string {
  return endedEmail;
}

function persist(session: Session | null): void {
  try {
    if (session === null) storage()?.removeItem(sessionKey);
    else storage()?.setItem(sessionKey, JSON.stringify(session));
  } catch (error) {
    logger.warn('session_not_stored', { error: errorText(error) });
  }
}

/** Remembers the account on this device and tells everybody who follows. */
export function signIn(session: Session): void {
  const next = v.parse(sessionSchema, session);
  endedEmail = '';
  persist(next);
  session$.next(next);
}

/** Takes the session off the device, so that the other tabs let go of it; this tab's own goes by `signOut`. */
export function forgetStoredSession(): void {
  persist(null);
}

/** True when the account of this tab has been taken off the device and this tab has not let go of it yet. */
export function isSignedOutElsewhere(): boolean {
  const store = storage();
  return store !== null && parse(store.getItem(sessionKey))?.userId !== session$.value?.userId;
}

let isEnding = false;

/**
 * Announces that an action of the owner revokes the token of this session: signing out, or one that issues a new token,
 * such as turning on the second factor. Other requests may be refused before that action is finished; until then no
 * refusal ends the session. Returns the function to call after the action, also when it failed.
 */
export function expectTokenEnd(): () => void {
  isEnding = true;
  return () => {
    isEnding = false;
  };
}

/** Whether a refusal of this token means that the session has ended: not when the token was or is being replaced. */
export function isCurrentToken(token: string | null): boolean {
  return !isEnding && session$.value?.token === token;
}

/**
 * Forgets the token. Data is dealt with by the follower of `session$` (src/data/db/current-database.ts): call
 * `signOutAndWipe` there for a chosen sign-out, this one with 'expired' when the server refused the token.
 */
export function signOut(reason: SignOutReason = 'chosen'): void {
  if (session$.value === null || (isEnding && reason === 'expired')) return;
  lastReason = reason;
  endedEmail = reason === 'expired' ? session$.value.email : '';
  persist(null);
  session$.next(null);
}

/** Follows sign-in and sign-out in other tabs; gives back the way to stop. */
function followOtherTabs(target: EventTarget): () => void {
  const listener = (event: Event): void => {
    const { key, newValue } = event as StorageEvent;
    if (key !== sessionKey && key !== null) return;
    const next = parse(newValue ?? null);
    if (next?.token === session$.value?.token) return;
    if (next === null) lastReason = 'chosen';
    session$.next(next);
  };
  target.addEventListener('storage', listener);
  return () => target.removeEventListener('storage', listener);
}

if (typeof window !== 'undefined' && typeof window.addEventListener === 'function') followOtherTabs(window);
