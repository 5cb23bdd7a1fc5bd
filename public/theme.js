// Runs before the first paint, so that a chosen light or dark look never flashes. Kept in step with src/app/theme.
try {
  const chosen = localStorage.getItem('theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
} catch {
  // No storage: the system's look stays.
}

// What is tapped and typed while its code is still on its way is not lost: it is done as soon as that part of the page
// answers (src/app/alive.tsx; src/ui/kit/late.tsx for parts that answer later). Links work by themselves until then.
{
  const page = document.documentElement;
  const tapped = new Set();
  /** The text of every field that was typed in. */
  const typed = new Map();
  /** Fields that were left, or in which Enter was pressed. */
  const finished = new Set();
  const sent = new Set();
  const isAsleep = (element) =>
    element.closest('#root') !== null &&
    (page.dataset.alive === undefined || element.closest('[data-asleep]') !== null);
  const part = (event, selector) => {
    const found = event.target instanceof Element ? event.target.closest(selector) : null;
    return found !== null && isAsleep(found) ? found : null;
  };
  const ticks = 'input:is([type="checkbox"], [type="radio"])';
  const holdTap = (event) => {
    const control = part(event, `button:not([type="submit"]), label:has(${ticks}), ${ticks}`);
    if (control === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    tapped.add(control);
  };
  const keepText = (event) => {
    const field = part(event, 'input:not([type="checkbox"], [type="radio"], [type="range"])');
    if (field === null) return;
    typed.set(field, field.value);
    if (event.type === 'change') finished.add(field);
  };
  const holdForm = (event) => {
    const form = part(event, 'form');
    if (form === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    sent.add(form);
  };
  document.addEventListener('click', holdTap, true);
  document.addEventListener('input', keepText, true);
  document.addEventListener('change', keepText, true);
  document.addEventListener('submit', holdForm, true);

  const setText = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
  const say = (field, text) => {
    // React hears only of a text that differs from the one it took the field over with.
    field.value = text === '' ? ' ' : '';
    setText.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    if (finished.delete(field)) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  };
  /** Does what waits for parts that answer by now. */
  globalThis.releaseEarlyTaps = () => {
    for (const [field, text] of typed) {
      if (isAsleep(field)) continue;
      typed.delete(field);
      if (field.isConnected) say(field, text);
    }
    for (const control of tapped) {
      if (isAsleep(control)) continue;
      tapped.delete(control);
      if (control.isConnected) control.click();
    }
    for (const form of sent) {
      if (isAsleep(form)) continue;
      sent.delete(form);
      if (form.isConnected) form.requestSubmit();
    }
  };
}
