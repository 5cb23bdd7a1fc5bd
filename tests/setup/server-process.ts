import { onTestFinished } from 'vitest';
import { type ServerProcess, spawnServer } from './spawn-server.ts';

/** Starts a server for a test and waits until it answers or has ended. It is killed when the test finishes. */
export async function startServerProcess(
  environment: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  return await spawnServer(environment, (child) => onTestFinished(() => void child.kill('SIGKILL')));
}
