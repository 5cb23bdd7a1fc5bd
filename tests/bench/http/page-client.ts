import { Agent, get } from 'node:http';
import process from 'node:process';
import { listedPaths } from './page-paths.ts';

// Opens pages of a server, each once, from a process of its own, and prints how long it took as JSON.
// `node tests/bench/http/page-client.ts <url> <home|list|product> <first> <count>`
const [url = '', kind = 'home', first = '0', count = '100'] = process.argv.slice(2);
const connections = 8;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
let bytes = 0;

/** Opens a page as a browser does. The limits count per address, so the pages are opened from many. */
function open(path: string, at: number): Promise<void> {
  const headers = {
    ...{
      accept: 'text/html',
      'accept-encoding': 'gzip, deflate, br, zstd',
      'x-forwarded-for': `10.${(at >> 8) & 255}.${at & 255}.1`,
    },
  };
  return new Promise((resolve, reject) => {
    get(`${url}${path}`, { agent, headers }, (response) => {
      if (response.statusCode !== 200)
        reject(new Error(`${path} answered ${response.statusCode ?? 'nothing'}.`));
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', resolve);
    }).on('error', reject);
  });
}

const paths = listedPaths(kind, Number(first), Number(count));
const start = performance.now();
let next = 0;
const workers = Array.from({ length: connections }, async () => {
  while (next < paths.length) {
    const at = next;
    next += 1;
    await open(paths[at] ?? '/', Number(first) + at);
  }
});
await Promise.all(workers);
process.stdout.write(JSON.stringify({ ms: performance.now() - start, bytes: bytes / paths.length }));
agent.destroy();
