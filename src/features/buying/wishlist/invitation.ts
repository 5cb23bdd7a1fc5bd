import { BehaviorSubject } from 'rxjs';
import { countSave } from './prompt-counter.ts';

/**
 * What a visitor sees after saving a product: 'tooltip' the first time, next to the wishlist link (WISH-013),
 * otherwise the result of the counter (WISH-010, WISH-011).
 */
export type Invitation = 'none' | 'tooltip' | 'popup' | 'hint';

export const invitation$ = new BehaviorSubject<Invitation>('none');

/** How long the tooltip and the hint are shown, in milliseconds (WISH-013). */
const invitationTime = 5000;

let timer: ReturnType<typeof setTimeout> | null = null;
let invited = false;

export function inviteAfterSaving(): void {
  const prompt = countSave(sessionStorage);
  if (prompt === 'none' && invited) return;
  show(prompt === 'none' ? 'tooltip' : prompt);
  invited = true;
}

export function closeInvitation(): void {
  show('none');
}

function show(invitation: Invitation): void {
  if (timer !== null) clearTimeout(timer);
  timer = null;
  invitation$.next(invitation);
  if (invitation === 'tooltip' || invitation === 'hint') timer = setTimeout(closeInvitation, invitationTime);
}
