import { BehaviorSubject } from 'rxjs';

/** True while the cookie settings are open. */
export const consentPanel$ = new BehaviorSubject(false);

/** Opens the cookie settings. */
export function openConsentPanel(): void {
  consentPanel$.next(true);
}

export function closeConsentPanel(): void {
  consentPanel$.next(false);
}
