import { defineConfig } from '@playwright/test';
import shared, { launchOptionsOf } from '../../playwright.config.ts';
import { findBrowser } from '../../scripts/ensure-browser.ts';

/**
 * `npm run test:visual` compares the screens with tests/visual/baseline; `npm run test:visual -- --update-snapshots`
 * takes new baselines, to be looked at before they are committed. Screens are drawn alike only by one version of
 * Chromium with the same fonts, so these tests are not part of `npm test`.
 */
export default defineConfig({
  ...shared,
  testDir: '.',
  testMatch: '**/*.visual.ts',
  outputDir: '../../.cache/visual-results',
  globalSetup: '../browser/fixtures/start-server.ts',
  snapshotPathTemplate: '{testDir}/baseline/{arg}{ext}',
  fullyParallel: true,
  // The browser that took the baselines.
  use: { ...shared.use, launchOptions: launchOptionsOf(findBrowser()) },
  expect: {
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // A date that is a day later must not fail; a line that moved, a colour or a missing part must.
      maxDiffPixelRatio: 0.004,
      threshold: 0.15,
    },
  },
  projects: [{ name: 'screens' }],
});
