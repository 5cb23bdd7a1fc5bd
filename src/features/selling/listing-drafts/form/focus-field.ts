import { fieldId } from './draft-form-context.ts';

const focusable = 'input:not([type="file"]), textarea, button, [tabindex]';

/** Scrolls to a field and focuses it. */
export function focusField(field: string): void {
  const place = document.getElementById(fieldId(field));
  if (place === null) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  place.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' });
  place.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true });
}
