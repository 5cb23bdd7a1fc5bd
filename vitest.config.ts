import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { macroPlugins } from './scripts/build/macro-plugins.ts';
import { SlowestFirst } from './tests/setup/slowest-first.ts';

const slow = { globalSetup: ['tests/setup/global-setup.ts'], testTimeout: 60_000, hookTimeout: 120_000 };

export default defineConfig({
  plugins: [react(), ...macroPlugins()],
  resolve: {
    // Node always loads the CommonJS build of graphql; the tests' own imports must not load a second copy.
    alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }],
  },
  test: {
    maxWorkers: 2,
    sequence: { sequencer: SlowestFirst },
    setupFiles: ['tests/setup/quiet-console.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          testTimeout: 30_000,
          isolate: false,
          // Pothos keeps the plugins that the server registers, so it is loaded anew together with the server.
          server: { deps: { inline: [/\/@pothos\//] } },
          setupFiles: ['tests/setup/fresh-modules.ts'],
          sequence: { setupFiles: 'list' },
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
          isolate: false,
          // They keep the language, the messages and whether the device is online, so they are loaded anew as well.
          server: { deps: { inline: [/\/@lingui\//, /\/@tanstack\/(?:react-)?query/] } },
          setupFiles: [
            'tests/setup/fresh-modules.ts',
            'tests/setup/fresh-page.ts',
            'tests/setup/patient-screens.ts',
          ],
          sequence: { setupFiles: 'list' },
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
          setupFiles: ['tests/setup/indexed-db.ts'],
          // Each test has its own devices, databases and server. Loading RxDB and the server for each file took two
          // thirds of the run time of most files.
          isolate: false,
          // Inlined, so that the test has a copy of its own: a second tab is a second copy of the app, loaded by Node
          // (tests/sync/bench/second-tab.ts), and RxDB keeps the open databases in its module.
          server: { deps: { inline: [/\/rxdb\//] } },
          ...slow,
          testTimeout: 240_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          environment: 'node',
          isolate: false,
          include: ['tests/contract/**/*.test.ts'],
          ...slow,
        },
      },
    ],
  },
});
