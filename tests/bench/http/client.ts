import process from 'node:process';
import autocannon from 'autocannon';
import { listBodies } from './questions.ts';

// Sends product lists to a server from a process of its own, and prints what autocannon found as JSON.
// `node tests/bench/http/client.ts <url> <seconds> <connections>`
const [url = '', seconds = '8', connections = '16'] = process.argv.slice(2);

/** The limit counts searches per address, so the requests come from many. */
const addressOf = (at: number) => `10.${(at >> 8) & 255}.${at & 255}.1`;

const result = await autocannon({
  ...{ url: `${url}/graphql`, method: 'POST', duration: Number(seconds), connections: Number(connections) },
  requests: Array.from({ length: listBodies.length * 8 }, (_, at) => ({
    body: listBodies[at % listBodies.length] ?? '',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(at) },
  })),
});
process.stdout.write(
  JSON.stringify({
    perSecond: result.requests.average,
    requests: result.requests.total,
    p50: result.latency.p50,
    p99: result.latency.p99,
    bytes: result.throughput.total / result.requests.total,
    failed: result.non2xx + result.errors + result.timeouts,
  }),
);
