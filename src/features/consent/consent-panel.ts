import { BehaviorSubject } from 'rxjs';

/** True while somebody wants to see or change what they chose. */
export const consentPanel$ = new BehaviorSubject(false);

/** Opens the choice about cookies, for whoever wants to change it. */
export function openConsentPanel(): void {
  consentPanel$.next(true);
}

export function closeConsentPanel(): void {
  consentPanel$.next(false);
}
