import { chromium } from '@playwright/test';
import { expect, test, untilControlled } from './fixtures/test.ts';

test('PWA-002 PWA-038 the app can be installed: manifest, icons and worker satisfy the browser', async ({
  server,
  launchOptions,
}, testInfo) => {
  // Chromium evaluates installability only in a persistent profile.
  const context = await chromium.launchPersistentContext(testInfo.outputPath('profile'), {
    ...launchOptions,
    serviceWorkers: 'allow',
  });
  const page = await context.newPage();
  await page.goto(server.url);
  await untilControlled(page);
  const devtools = await context.newCDPSession(page);
  const manifest = await devtools.send('Page.getAppManifest');
  expect(manifest.errors).toEqual([]);
  const content = JSON.parse(manifest.data ?? '{}');
  expect(content).toMatchObject({
    name: 'Hervonden',
    id: '/',
    scope: '/',
    lang: 'nl',
    display: 'standalone',
  });
  const shortcuts = content.shortcuts.map((one: { name: string }) => one.name);
  expect(shortcuts).toEqual(['Nieuwe advertentie', 'Favorieten', 'Net binnen']);
  const problems = async () => (await devtools.send('Page.getInstallabilityErrors')).installabilityErrors;
  await expect.poll(problems).toEqual([]);
  await context.close();
});
