import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { macroPlugins } from './scripts/build/macro-plugins.ts';

const slow = { globalSetup: ['tests/setup/global-setup.ts'], testTimeout: 60_000, hookTimeout: 120_000 };

export default defineConfig({
  plugins: [react(), ...macroPlugins()],
  resolve: {
    // Node always loads the CommonJS build of graphql; the tests' own imports must not load a second copy.
    alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }],
  },
  test: {
    maxWorkers: 2,
    // Inlined, so that the test has a copy of its own: a second tab is a second copy of the app, loaded by Node
    // (tests/sync/bench/second-tab.ts), and RxDB keeps the open databases in its module.
    server: { deps: { inline: [/\/rxdb\//] } },
    setupFiles: ['tests/setup/quiet-console.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          testTimeout: 30_000,
          include: [
            'src/**/*.test.ts',
            'workers/**/*.test.ts',
            'server-mock/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          environment: 'happy-dom',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['tests/setup/patient-screens.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          environment: 'node',
          include: ['tests/api/**/*.test.ts'],
          // Each test has its own server and database, and the server's modules hold no state: loading them once per
          // worker instead of once per file halves the run time.
          isolate: false,
          ...slow,
        },
      },
      {
        extends: true,
        test: {
          name: 'sync',
          environment: 'node',
          include: ['tests/sync/**/*.test.ts'],
          ...slow,
          testTimeout: 240_000,
        },
      },
      {
        extends: true,
        test: { name: 'contract', environment: 'node', include: ['tests/contract/**/*.test.ts'], ...slow },
      },
    ],
  },
});
