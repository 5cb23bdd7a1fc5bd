import type { DetachedWindowAPI } from 'happy-dom';
import { afterAll } from 'vitest';

declare global {
  interface Window {
    readonly happyDOM: DetachedWindowAPI;
  }
}

// The files of a project share the page of their worker: each begins with an empty one at the first address. The body
// stays the same element, because Testing Library's `screen` keeps it.
for (const element of [document.documentElement, document.head, document.body]) {
  for (const { name } of [...element.attributes]) element.removeAttribute(name);
}
document.head.replaceChildren();
document.body.replaceChildren();
for (const cookie of document.cookie.split('; ')) {
  // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no Cookie Store API.
  document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=0`;
}
window.happyDOM.setURL('http://localhost:3000/');
history.replaceState(null, '');
localStorage.clear();
sessionStorage.clear();

// Modules listen to the life of the page as long as they are loaded. The listeners to what people do stay: React and
// React Aria add theirs once.
const lifeOfPage =
  /^(?:online|offline|storage|page(?:hide|show)|popstate|visibilitychange|beforeunload|message)$/;
const endings: (() => void)[] = [];
for (const target of [window, document]) {
  const add = target.addEventListener.bind(target);
  const isOwn = Object.hasOwn(target, 'addEventListener');
  const before = target.addEventListener;
  target.addEventListener = (
    type: string,
    ...rest: [EventListenerOrEventListenerObject, AddEventListenerOptions?]
  ) => {
    add(type, ...rest);
    if (lifeOfPage.test(type)) endings.push(() => target.removeEventListener(type, ...rest));
  };
  endings.push(() => {
    if (isOwn) target.addEventListener = before;
    else Reflect.deleteProperty(target, 'addEventListener');
  });
}
afterAll(() => {
  for (const end of endings) end();
});
