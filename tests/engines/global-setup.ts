import type { TestProject } from 'vitest/node';
import { freePort, runServer } from '#tests/browser/fixtures/start-server.ts';
import type { EngineName } from './fixtures/engine-driver.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The engine of this project (vitest.config.ts). */
    engine: EngineName;
    /** The port of the server. */
    serverPort: number;
    /** The port of the server's public address, on which each test opens its own network. */
    publicPort: number;
  }
}

/** Starts the real server in demo mode with the build in dist, which `npm run test:engines` makes. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const publicPort = await freePort();
  const server = await runServer('dist', {
    PUBLIC_URL: `http://localhost:${publicPort}`,
    // Vitest sets it to "test", with which the demo has a tenth of its products.
    NODE_ENV: 'development',
  });
  provide('publicPort', publicPort);
  provide('serverPort', Number(new URL(server.url).port));
  return server.stop;
}
