import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const shell = `<!doctype html><html lang="nl"><meta name="viewport" content="width=device-width"><title>Floor</title><main></main>
<script>
const show = async (name) => {
  document.querySelector('main').innerHTML = await (await fetch('/parts/' + name)).text();
};
addEventListener('click', ({ target }) => {
  const name = target.closest('[data-to]')?.dataset.to;
  if (name !== undefined) show(name);
});
show('list');
</script>`;

function tiles(photo: string, count: number): string {
  const items = Array.from(
    { length: count },
    (_, index) =>
      `<li><button data-to="product"><img src="${photo}" width="180" height="135" alt="">Stoel ${index} <b>€ ${index}</b></button>`,
  );
  return `<ul>${items.join('')}</ul>`;
}

/** The content of each step; every step loads the same photo of the shop. */
const parts: Readonly<Record<string, (photo: string) => string>> = {
  list: (photo) =>
    `<h1>Lijst</h1><button data-to="sheet">Filters</button><button data-to="filtered">Eiken</button>${tiles(photo, 36)}`,
  filtered: (photo) => `<h1>Eiken</h1>${tiles(photo, 24)}`,
  product: (photo) => `<h1 data-product>Stoel</h1><img src="${photo}" alt=""><b>€ 100</b>`,
  sheet: () =>
    `<div role="dialog">${Array.from({ length: 100 }, (_, index) => `<label><input type="checkbox">Optie ${index}</label>`).join('')}</div>`,
};

const form = '<!doctype html><html lang="nl"><title>Form</title><h1>Formulier</h1><input id="title">';

export interface FloorPages {
  readonly url: string;
  readonly stop: () => void;
}

/** Serves, on a free port, a page that fetches the content of a step and shows it, and a page with a form. */
export async function serveFloorPages(photo: string): Promise<FloorPages> {
  const answerTo = (path: string): string | undefined => {
    if (path === '/') return shell;
    if (path === '/form') return form;
    return parts[path.replace('/parts/', '')]?.(photo);
  };
  const server = createServer((request, response) => {
    const answer = answerTo(request.url ?? '/');
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}
