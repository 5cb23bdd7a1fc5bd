// Runs before the first paint, so that a chosen light or dark look never flashes. Kept in step with src/app/theme.
try {
  const chosen = localStorage.getItem('theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
} catch {
  // No storage: the system's look stays.
}

// Room in the header for the bell of whoever is signed in, so that nothing moves when it comes; kept up to date by
// src/app/start-notifications.ts.
try {
  if (localStorage.getItem('auth-token') !== null) document.documentElement.dataset.signedIn = '';
} catch {
  // No storage: nobody is signed in.
}

// The browser offers the home screen once, and early; src/platform/install takes the offer over.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  globalThis.earlyInstallOffer = event;
});

// A page of the server is whole without its code (server-mock/pages/document.ts): letters and first pictures have
// the line to themselves, and the code follows when they are there, or as soon as somebody touches the page.
{
  let isBegun = false;
  const begin = () => {
    if (isBegun) return;
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', begin, { once: true });
      return;
    }
    isBegun = true;
    // Lazy parts look for their style sheets: those that stand in the page are there, and are not fetched.
    for (const sheet of document.querySelectorAll('link[rel="inside"]')) sheet.rel = 'stylesheet';
    fetchCode([...document.querySelectorAll('link[rel="later"]')]);
  };
  // A few files at a time: for each the browser works on this thread, and a tap or a paint gets its turn between them.
  // In a page that nobody looks at timers come once a second: there it is all of them.
  const fetchCode = (files) => {
    const now = document.hidden ? files : files.slice(0, 4);
    for (const file of now) file.rel = 'modulepreload';
    if (files.length > now.length) {
      setTimeout(fetchCode, 0, files.slice(now.length));
      return;
    }
    const app = document.querySelector('link[data-start]');
    if (app !== null) import(app.href);
  };
  for (const touch of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(touch, begin, { capture: true, once: true, passive: true });
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(begin, 0)), { once: true });
  // A picture that never comes, or a page that nobody looks at yet.
  setTimeout(begin, 3_000);
}

// What is tapped and typed while its code is still on its way is not lost: it is done as soon as that part of the page
// answers (src/app/hydrated.tsx; src/ui/kit/late.tsx for parts that answer later). Links work by themselves until then.
{
  const page = document.documentElement;
  const tapped = new Set();
  /** The text of every field that was typed in, the choice of every list. */
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
    const field = part(event, 'select, input:not([type="checkbox"], [type="radio"], [type="range"])');
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
    if (field instanceof HTMLSelectElement) {
      field.value = text;
      field.dispatchEvent(new Event('change', { bubbles: true }));
      return;
    }
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
