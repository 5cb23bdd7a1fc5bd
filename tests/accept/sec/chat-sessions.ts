import type { ApiHarness } from '#tests/setup/api-harness.ts';
import { addressOf, listenTo, until } from './http.ts';
import type { MatrixReport } from './matrix.ts';
import { type People, type Principal, principals } from './principals.ts';

/** The subscription that a chat uuid and signature open. */
export const chatSession = 'chatUpdates';

interface ChatUpdates {
  readonly chatUpdates: { readonly kind: string };
}

/**
 * A chat session opens only for its own person (CHAT-001, S20). Every principal tries it with their own credentials
 * and with the buyer's uuid and signature, as anybody who has seen those could.
 */
export async function verifyChatSessions(
  api: ApiHarness,
  people: People,
  tokens: ReadonlyMap<Principal, string | undefined>,
): Promise<MatrixReport> {
  const url = await addressOf(api);
  const findings: string[] = [];
  let cells = 0;
  for (const who of principals) {
    const own = who === 'visitor' ? people.buyer : people[who];
    for (const owner of new Set([own, people.buyer])) {
      cells += 1;
      const signature = api.server.deps.secrets.sign('chat-user', owner.id);
      const query = `subscription { ${chatSession}(uuid: "${owner.id}", signature: "${signature}") { kind } }`;
      const stream = listenTo<ChatUpdates>(url, tokens.get(who), query);
      await until(
        () => stream.items.length > 0 || stream.closed() !== null || stream.hasEnded(),
        `${chatSession} as ${who}`,
      );
      const isWanted = who !== 'visitor' && who !== 'inactive' && owner === own;
      if (stream.items.length > 0 !== isWanted) findings.push(`${chatSession} of ${owner.email} as ${who}`);
      await stream.end();
    }
  }
  return { cells, findings };
}
