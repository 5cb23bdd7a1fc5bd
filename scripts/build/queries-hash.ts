import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/**
 * A hash of all queries of the app: the persisted query cache survives a release whose queries have the same fields.
 */
export function queriesHash(): string {
  const hash = createHash('sha256');
  for (const file of globSync('src/**/*.graphql').sort()) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}
