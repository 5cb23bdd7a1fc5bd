import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '#server/config.ts';
import { createServer } from '#server/create-server.ts';
import { makeUser } from '#tests/factories/users.ts';
import { openInMemory } from '#tests/setup/databases.ts';
import { createTestLog } from '#tests/setup/quiet-log.ts';
import { buildOnce } from './build-once.ts';

// Builds the bench page as the app is built, serves it with the real server's headers, and prints its URL on the
// first line. Ends when its standard input ends.
const work = mkdtempSync(path.join(tmpdir(), 'hervonden-photos-'));
const appDir = await buildOnce(work);
const { log } = createTestLog();
const database = await openInMemory();
const environment = {
  NODE_ENV: 'test',
  DATA_DIR: path.join(work, 'data'),
  APP_DIR: appDir,
  DEMO: '0',
};
const server = await createServer({ config: readConfig(environment), database, log });
const user = await makeUser(server.db);
const answer = await server.app.inject({
  method: 'POST',
  url: '/graphql',
  payload: {
    query:
      'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { ... on User { authToken } } }',
    variables: { email: user.email, password: user.password },
  },
});
const token = answer.json<{ data: { login: { authToken: string } } }>().data.login.authToken;
const address = await server.app.listen({ port: Number(process.env.PORT ?? 0), host: '127.0.0.1' });
const url = address.replace('127.0.0.1', 'localhost');
process.stdout.write(`${JSON.stringify({ url, token, userId: user.id, dataDir: environment.DATA_DIR })}\n`);

process.stdin.resume();
process.stdin.once('end', async () => {
  await server.close();
  await database.close();
  rmSync(work, { recursive: true, force: true });
  process.exit(0);
});
