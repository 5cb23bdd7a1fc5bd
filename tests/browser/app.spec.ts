import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nl, nlLike } from './fixtures/messages.ts';
import { build, runServer } from './fixtures/start-server.ts';
import { expect, test, untilControlled } from './fixtures/test.ts';

const { version: VERSION } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const NEXT_VERSION = `${VERSION}-next`;

test('every picture that the manifest names exists in the given size', async ({ request, page }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  const shortcuts = manifest.shortcuts.flatMap((one: { icons: unknown[] }) => one.icons);
  const forms = manifest.screenshots.map((one: { form_factor: string }) => one.form_factor).sort();
  expect(forms).toEqual(['narrow', 'wide']);
  await page.goto('/');
  for (const { src, sizes } of [...manifest.icons, ...shortcuts, ...manifest.screenshots]) {
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (sizes !== 'any') expect(size, src).toBe(sizes);
  }
});

test('PWA-001 after one visit every address of the app opens without a network', async ({ device }) => {
  const visitor = await device({ path: '/', hasServiceWorker: true });
  await visitor.readyForOffline();
  await visitor.goOffline();
  for (const path of ['/', '/net-binnen', '/account/favorieten', '/account/items/nieuw', '/account']) {
    await visitor.page.goto(path);
    await expect(visitor.page.getByRole('main'), path).toBeVisible();
  }
});

test('PWA-001 a page that this device never opened shows a message without a network, and the shop stays around it', async ({
  device,
  guard,
}) => {
  // React reports the chunk that could not be loaded.
  guard.foresee(/Unable to preload CSS|Failed to fetch dynamically imported module/);
  const visitor = await device({ path: '/net-binnen', hasServiceWorker: true });
  const { page } = visitor;
  await visitor.readyForOffline();
  await visitor.goOffline();
  await page.goto('/merken');
  await expect(page.getByRole('heading', { name: nl('You are offline') })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: nl('Cart') })).toBeVisible();
});

test('photos that were seen are there without a network', async ({ device }) => {
  const visitor = await device({ path: '/net-binnen', hasServiceWorker: true });
  await visitor.readyForOffline();
  // The first load of a first visit may precede the service worker; the second one goes through it.
  await visitor.page.reload();
  const photo = visitor.page.locator('main img').first();
  const isShown = () => photo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
  await expect.poll(isShown).toBe(true);
  // Images are displayed shortly before they are in the cache.
  const isCached = () =>
    photo.evaluate(
      async ({ currentSrc }: HTMLImageElement) =>
        (await caches.match(currentSrc, { ignoreVary: true })) !== undefined,
    );
  await expect.poll(isCached).toBe(true);
  await visitor.answerStored('catalog', '/net-binnen');
  await visitor.goOffline();
  await visitor.page.reload();
  await expect.poll(isShown).toBe(true);
});

test('the page runs under a strict policy: no inline script, no eval, no foreign worker', async ({
  page,
  request,
  guard,
}) => {
  const policy =
    (await request.get('/', { headers: { accept: 'text/html' } })).headers()['content-security-policy'] ?? '';
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
  await page.goto('/');
  guard.foresee(/Trusted(Script|ScriptURL|HTML)|Content Security Policy|inline script/i);
  // Playwright's own evaluation is exempt from the policy, so the attempts start from a timer of the page.
  const outcome = await page.evaluate(
    () =>
      new Promise<Record<string, string>>((resolve) => {
        setTimeout(() => {
          const attempt = (work: () => unknown) => {
            try {
              work();
              return 'ran';
            } catch {
              return 'refused';
            }
          };
          resolve({
            worker: attempt(() => new Worker(URL.createObjectURL(new Blob(['1'])))),
            html: attempt(() => {
              document.createElement('div').innerHTML = '<img src=x>';
            }),
            code: attempt(() => new Function('return 1')()),
          });
        });
      }),
  );
  expect(outcome).toEqual({ worker: 'refused', html: 'refused', code: 'refused' });
});

test('the home screen is offered once there is something of one’s own, not before', async ({ device }) => {
  const { page } = await device({ path: '/net-binnen' });
  const offer = page.getByText(nl('Add Hervonden to your home screen'));
  const firstFavourite = page
    .getByRole('main')
    .getByRole('button', { name: nlLike('Add to favourites: {title}') })
    .first();
  await expect(firstFavourite).toBeVisible();
  await page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = async () => {
      document.documentElement.dataset.asked = 'yes';
    };
    dispatchEvent(Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome: 'accepted' }) }));
  });
  await expect(offer).toBeHidden();
  await firstFavourite.click();
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: nl('Install'), exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
  await expect(offer).toBeHidden();
});

test('@phone the offer to install covers no header, stays away from a form, and does not come back at every load', async ({
  device,
}) => {
  const { page } = await device({ path: '/net-binnen' });
  const offer = page.getByText(nl('Add Hervonden to your home screen'));
  const beginOffer = () =>
    page.evaluate(() => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      const userChoice = Promise.resolve({ outcome: 'dismissed' });
      dispatchEvent(Object.assign(event, { prompt: async () => undefined, userChoice }));
    });
  await page
    .getByRole('main')
    .getByRole('button', { name: nlLike('Add to favourites: {title}') })
    .first()
    .click();
  await beginOffer();
  await expect(offer).toBeVisible();
  const header = await page.getByRole('banner').first().boundingBox();
  const card = await offer.boundingBox();
  expect(card?.y ?? 0).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));

  await page.evaluate(() => history.pushState(null, '', '/account/items/nieuw'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await expect(page.getByRole('heading', { name: nl('New listing') })).toBeVisible();
  await expect(offer).toBeHidden();
  await page.goBack();
  await expect(offer).toBeVisible();

  await page.reload();
  await beginOffer();
  await expect(
    page.getByRole('button', { name: nlLike('Remove from favourites: {title}') }).first(),
  ).toBeVisible();
  await expect(offer).toBeHidden();
});

test('PWA-001 a page that was loaded past the service worker comes under its control', async ({ device }) => {
  const visitor = await device({ path: '/', hasServiceWorker: true });
  const { page, context } = visitor;
  await visitor.readyForOffline();
  // As a reload with the shift key does, and a page that loads just while the worker becomes active.
  const devTools = await context.newCDPSession(page);
  await devTools.send('Page.reload', { ignoreCache: true });
  await page.waitForEvent('load');
  await untilControlled(page);
});

test('the operator can switch the service worker off without a new build', async ({ device }) => {
  const visitor = await device({ path: '/', hasServiceWorker: true });
  const { page, context } = visitor;
  await visitor.readyForOffline();
  await context.route('**/version.json', (route) => route.fulfill({ json: { serviceWorker: 'off' } }));
  await page.reload();
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registrations).toBe(0);
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

test('a new version asks, and never reloads over work that is not saved', async ({ device }) => {
  const folder = mkdtempSync(join(tmpdir(), 'hervonden-version-'));
  cpSync('dist', folder, { recursive: true });
  // With the small demo of tests, because seeding the large one takes longer than the test.
  const shop = await runServer(folder, { NODE_ENV: 'test' });
  try {
    const seller = await device({
      hasServiceWorker: true,
      options: { baseURL: shop.url },
      path: `${shop.url}/account/items/nieuw`,
    });
    const { page } = seller;
    await seller.readyForOffline();
    const otherTab = await seller.context.newPage();
    // An on-demand chunk that is not precached: it is cached since it was opened.
    await otherTab.goto(`${shop.url}/winkelwagen`);
    await expect(otherTab.getByRole('heading', { level: 1 })).toBeVisible();
    const cached = () => otherTab.evaluate(cachedParts, 'cart-');
    await expect.poll(cached).not.toEqual([]);
    const cachedBefore = await cached();
    await otherTab.goto(`${shop.url}/account`);
    const version = page.locator('html');
    await expect(version).toHaveAttribute('data-version', VERSION);

    await build(`${folder}-new`, NEXT_VERSION);
    // Replaced by renaming, so that no page makes a request in between.
    renameSync(folder, `${folder}-old`);
    renameSync(`${folder}-new`, folder);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const question = page.getByRole('status').filter({ hasText: 'Er is een nieuwe versie van Hervonden' });
    await expect(question).toBeVisible({ timeout: 60_000 });
    await expect(version).toHaveAttribute('data-version', VERSION);

    // A full disk: the input cannot be saved, so accepting the update must not reload.
    await page.evaluate(fillTheDisk);
    const title = page.getByLabel('Titel');
    await title.fill('Eiken dressoir met zes laden');
    await page.getByRole('button', { name: 'Opslaan en herladen' }).click();
    await expect(page.getByText('Niet alle wijzigingen zijn opgeslagen')).toBeVisible();
    await expect(version).toHaveAttribute('data-version', VERSION);
    await expect(title).toHaveValue('Eiken dressoir met zes laden');

    await page.evaluate(() => dispatchEvent(new Event('space-made')));
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(version).toHaveAttribute('data-version', NEXT_VERSION);
    await expect(page.getByLabel('Titel')).toHaveValue('Eiken dressoir met zes laden');
    // The other tab is notified and decides for itself.
    await expect(otherTab.getByText('Die is al actief.')).toBeVisible();
    // A text that nothing stores is not removed by a reload without a question.
    const email = otherTab.getByLabel(nl('Email address'), { exact: true });
    await email.fill('noor@example.org');
    await otherTab.getByRole('button', { name: nl('Save and reload') }).click();
    await expect(otherTab.getByText(nl('You have not sent or saved a text on this page'))).toBeVisible();
    await expect(email).toHaveValue('noor@example.org');
    await otherTab.getByRole('button', { name: nl('Reload anyway') }).click();
    await expect(otherTab.locator('html')).toHaveAttribute('data-version', NEXT_VERSION);
    // Chunks that were opened in the old version are cached in the new version too.
    const cachedOfTheNew = async () => (await cached()).filter((url) => !cachedBefore.includes(url));
    await expect.poll(cachedOfTheNew, { timeout: 60_000 }).not.toEqual([]);
    await seller.goOffline();
    await page.goto(`${shop.url}/winkelwagen`);
    await expect(page.getByRole('heading', { level: 1, name: nl('Cart') })).toBeVisible();
    await seller.context.close();
  } finally {
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
    for (const end of ['old', 'new']) rmSync(`${folder}-${end}`, { recursive: true, force: true });
  }
});

/** Runs in the page: URLs of the cached files whose name contains this text. */
async function cachedParts(name: string): Promise<string[]> {
  const cache = await caches.open('hervonden-on-demand');
  return (await cache.keys()).map(({ url }) => url).filter((url) => url.includes(name));
}

/** Runs in the page: every write to IndexedDB fails as on a full device, until the event `space-made`. */
function fillTheDisk(): void {
  const { add, put } = IDBObjectStore.prototype;
  const refuse = () => {
    throw new DOMException('The device is full.', 'QuotaExceededError');
  };
  IDBObjectStore.prototype.add = refuse;
  IDBObjectStore.prototype.put = refuse;
  addEventListener('space-made', () => {
    IDBObjectStore.prototype.add = add;
    IDBObjectStore.prototype.put = put;
  });
}

test('a tap before the page’s code has loaded takes effect afterwards', async ({ device }) => {
  const { page } = await device();
  let letScriptsPass: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letScriptsPass = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const opening = page.goto('/net-binnen');
  const favourite = page
    .getByRole('main')
    .getByRole('button', { name: nlLike('Add to favourites: {title}') })
    .first();
  const name = (await favourite.getAttribute('aria-label')) ?? '';
  await favourite.click({ noWaitAfter: true });
  letScriptsPass();
  await opening;
  const saved = page.getByRole('main').getByRole('button', { pressed: true });
  await expect(saved).toHaveCount(1);
  expect(name).toContain((await saved.getAttribute('aria-label'))?.split(': ')[1] ?? '?');
});
