import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const fileName = 'early.js';
const root = fileURLToPath(new URL('../../', import.meta.url));
const entry = `${root}src/app/early/early.ts`;

/**
 * Bundles src/app/early as one classic script. A module would run after the first paint, and an entry of the client
 * build would share chunks with the app.
 */
export function earlyScript(): Plugin {
  return {
    name: 'early-script',
    applyToEnvironment: ({ name }) => name === 'client',
    configureServer({ middlewares }) {
      middlewares.use(`/${fileName}`, (_request, response, next) => {
        bundle().then((code) => {
          response.setHeader('content-type', 'text/javascript');
          response.end(code);
        }, next);
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: await bundle() });
    },
  };
}

async function bundle(): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      target: 'baseline-widely-available',
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  // Only a build that watches its files returns a watcher.
  if ('on' in result) throw new Error('The early script is built once.');
  const [file] = [result].flat().flatMap(({ output }) => output);
  if (file?.type !== 'chunk') throw new Error(`${entry} was not built.`);
  return file.code;
}
