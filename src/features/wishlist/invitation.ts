import { BehaviorSubject } from 'rxjs';
import { countSave } from './prompt-counter.ts';

/**
 * What a visitor is told after saving: 'tooltip' the first time, as an invitation beside the favourites (WISH-013), or
 * what the counter says (WISH-010, WISH-011).
 */
export type Invitation = 'none' | 'tooltip' | 'popup' | 'hint';

export const invitation$ = new BehaviorSubject<Invitation>('none');

/** How long tooltip and hint stay, in milliseconds (WISH-013). */
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
