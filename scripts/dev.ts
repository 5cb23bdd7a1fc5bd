import { spawn } from 'node:child_process';
import process from 'node:process';

// `npm run dev` serves the API and the app with hot reloading on one port. A change in the server or in the shared
// rules restarts the server; a change in the app does not.

const watched = ['server-mock', 'src/domain'].flatMap((folder) => ['--watch-path', folder]);
const child = spawn(
  process.execPath,
  ['--watch-preserve-output', ...watched, new URL('./dev/serve.ts', import.meta.url).pathname],
  { stdio: 'inherit', env: process.env },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
// npm's shell exits without signalling its child processes, so the server stops when the parent process changes.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) child.kill('SIGTERM');
}, 1_000).unref();
child.on('exit', (code) => process.exit(code ?? 0));
