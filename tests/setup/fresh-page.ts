import type { DetachedWindowAPI } from 'happy-dom';

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
