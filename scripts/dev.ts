import { spawn } from 'node:child_process';
import process from 'node:process';

// `npm run dev`: one port for the API and the app with hot reloading. A change in the server or in the shared rules
// starts the server again; a change in the app does not.

const watched = ['server-mock', 'src/domain'].flatMap((folder) => ['--watch-path', folder]);
const child = spawn(
  process.execPath,
  ['--watch-preserve-output', ...watched, new URL('./dev/serve.ts', import.meta.url).pathname],
  { stdio: 'inherit', env: process.env },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
// npm's shell ends without telling its children: whoever ended it meant the server too.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) child.kill('SIGTERM');
}, 1_000).unref();
child.on('exit', (code) => process.exit(code ?? 0));
