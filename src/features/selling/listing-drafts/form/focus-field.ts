import type { KeyboardEvent } from 'react';
import { fieldId } from './draft-form-context.ts';

const typedIn = 'input[enterkeyhint="next"]:not(:disabled), textarea';
const focusable = 'input:not([type="file"]), textarea, button, [tabindex]';

/** Scrolls to a field and focuses it, or what can be typed into in a group of controls. */
export function focusField(field: string): void {
  const place = document.getElementById(fieldId(field));
  if (place === null) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  place.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' });
  const control = place.querySelector<HTMLElement>(typedIn) ?? place.querySelector<HTMLElement>(focusable);
  control?.focus({ preventScroll: true });
}

/** Enter in a single-line field goes to the next text field, as the key of a phone's keyboard announces. */
export function focusNextField(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  const fields = [...event.currentTarget.querySelectorAll<HTMLElement>(typedIn)];
  const place = fields.findIndex((field) => field === event.target && field.matches('input'));
  if (place !== -1) fields[place + 1]?.focus();
}
