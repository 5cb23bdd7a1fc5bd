type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const boxes = 'input:is([type="checkbox"], [type="radio"])';
const controls = `button:not([type="submit"]), label:has(${boxes}), ${boxes}`;
const fields = 'select, textarea, input:not([type="checkbox"], [type="radio"], [type="range"])';

/** What was done to parts that were not hydrated yet, in the order of its first occurrence. */
const tapped = new Set<HTMLElement>();
/** The last value of each field that was changed. */
const values = new Map<Field, string>();
/** Fields that React set to its own state after hydration, and in which something was typed since. */
const emptied = new Set<Field>();
/** Fields that were left, or in which Enter was pressed. */
const finished = new Set<Field>();
const submitted = new Set<HTMLFormElement>();

/**
 * Holds what is tapped, typed and submitted before hydration, and replays it once that part of the page is hydrated
 * (src/app/hydrated.tsx; src/ui/kit/late.tsx for parts that are hydrated later). React replays no clicks or input from
 * before its own start, and a form without React would leave the page. Links work by themselves until then.
 */
export function startReplay(options: { readonly signal?: AbortSignal } = {}): void {
  const capture = { ...options, capture: true };
  document.addEventListener('click', (event) => hold(event, controlOf(event), tapped), capture);
  document.addEventListener('submit', (event) => hold(event, targetOf(event, 'form'), submitted), capture);
  document.addEventListener('input', keepValue, capture);
  document.addEventListener('change', keepValue, capture);
  globalThis.replayEarlyEvents = replayEarlyEvents;
}

/** The control that was tapped; a tap on the text of a box is one on the box. */
function controlOf(event: Event): HTMLElement | null {
  const target = targetOf<HTMLElement>(event, controls);
  return target instanceof HTMLLabelElement ? (target.control ?? target) : target;
}

function hold<Part extends HTMLElement>(event: Event, part: Part | null, held: Set<Part>): void {
  if (part === null) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held.add(part);
}

function keepValue(event: Event): void {
  const field = event.target instanceof Element ? event.target.closest<Field>(fields) : null;
  if (field === null) return;
  if (isHydrated(field)) return void continueValue(field, event);
  values.set(field, field.value);
  if (event.type === 'change') finished.add(field);
}

/**
 * A key between hydration and the replay. React receives its event, and mostly with the whole text; but rendering a
 * controlled field again sets it to React's state first, and then the replay has to add what was typed since.
 */
function continueValue(field: Field, event: Event): void {
  const early = values.get(field);
  if (early === undefined || event.type !== 'input') return;
  const isTyped = event instanceof InputEvent && event.inputType.startsWith('insert');
  if (isTyped && !field.value.startsWith(early)) emptied.add(field);
  else values.delete(field);
}

/** The element of the event that matches the selector, if it is not hydrated yet. */
function targetOf<Part extends HTMLElement>(event: Event, selector: string): Part | null {
  const found = event.target instanceof Element ? event.target.closest<Part>(selector) : null;
  return found === null || isHydrated(found) ? null : found;
}

function isHydrated(element: Element): boolean {
  if (element.closest('#root') === null) return true;
  return (
    document.documentElement.dataset.hydrated !== undefined && element.closest('[data-hydrating]') === null
  );
}

function replayEarlyEvents(): void {
  for (const [field, value] of values) {
    if (!isHydrated(field)) continue;
    values.delete(field);
    const since = emptied.delete(field) ? field.value : '';
    if (field.isConnected) enter(field, value + since);
  }
  replay(tapped, (control) => control.click());
  replay(submitted, (form) => form.requestSubmit());
}

function replay<Part extends HTMLElement>(held: Set<Part>, again: (part: Part) => void): void {
  for (const part of held) {
    if (!isHydrated(part)) continue;
    held.delete(part);
    if (part.isConnected) again(part);
  }
}

/** Enters a value so that React notices it. */
function enter(field: Field, value: string): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  // React reports a value only if it differs from the one that its own setter of this element has seen last.
  field.value = value === '' ? ' ' : '';
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (finished.delete(field)) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
