import { defineConfig, devices } from '@playwright/test';
import { findBareBrowser, findBrowser } from './scripts/ensure-browser.ts';

const { defaultBrowserType: _phoneBrowser, ...phone } = devices['Pixel 7'] ?? {
  defaultBrowserType: 'chromium',
};

/** What the headless shell cannot do: install an app, and show notifications. */
const needsFullBrowser = /(installation|push|seller-life)\.spec\.ts$/;

export function launchOptionsOf(executablePath: string | null) {
  return {
    ...(executablePath === null ? {} : { executablePath }),
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-dev-shm-usage'],
      // The headless shell would round each character to whole pixels, and texts were up to 1 % wider.
      '--font-render-hinting=none',
    ],
  };
}

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/browser-results',
  globalSetup: './tests/browser/fixtures/start-server.ts',
  fullyParallel: false,
  // One more than the cores of a small machine, because tests also wait (docs/decisions/0046-the-browser-suite.md).
  workers: 3,
  retries: 0,
  // Generous limits for slow, busy machines: a passing assertion returns at once, so only a failing one waits for the
  // timeout.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: process.env.JSON_REPORT
    ? [['list'], ['json', { outputFile: process.env.JSON_REPORT }]]
    : [['list']],
  use: {
    ...(process.env.BASE_URL === undefined ? {} : { baseURL: process.env.BASE_URL }),
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    trace: 'off',
    // Tests that need it ask for it (DeviceOptions.hasServiceWorker).
    serviceWorkers: 'block',
    launchOptions: launchOptionsOf(findBareBrowser()),
  },
  // The project with the longest spec first, so that no worker is left with that one at the end.
  projects: [
    {
      name: 'full-browser',
      use: { viewport: { width: 1280, height: 900 }, launchOptions: launchOptionsOf(findBrowser()) },
      testMatch: needsFullBrowser,
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 900 } },
      testIgnore: needsFullBrowser,
      grepInvert: /@phone/,
    },
    {
      name: 'phone',
      // The screen size as well: image preloads are chosen by the width of the screen, not of the viewport.
      use: { ...phone, viewport: { width: 390, height: 844 }, screen: { width: 390, height: 844 } },
      grep: /@phone/,
    },
  ],
});
