import { defineConfig } from 'vitest/config';

/**
 * `npm run test:engines` runs the decisive journeys in Firefox and WebKit against the built app. Their programs are
 * not part of a usual installation, so these tests are not part of `npm test`.
 */
export default defineConfig({
  test: {
    include: ['tests/engines/**/*.test.ts'],
    // One browser at a time, and one network on the server's public port.
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 60_000, interval: 100 } },
    projects: (['firefox', 'webkit'] as const).map((engine) => ({
      extends: true,
      test: { name: engine, provide: { engine }, globalSetup: ['tests/engines/global-setup.ts'] },
    })),
  },
});
