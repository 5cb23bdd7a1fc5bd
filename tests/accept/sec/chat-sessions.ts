import type { ApiHarness } from '#tests/setup/api-harness.ts';
import { addressOf, listenTo, until } from './http.ts';
import type { MatrixReport } from './matrix.ts';
import { type People, type Principal, principals } from './principals.ts';

/** The subscriptions that a chat uuid and signature open: the current name, and that of older apps. */
export const chatSessions: readonly string[] = ['chatUpdates', 'chatNews'];

type ChatUpdates = Readonly<Record<string, { readonly kind: string }>>;

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
  const attempts = principals.flatMap((who) => {
    const own = who === 'visitor' ? people.buyer : people[who];
    const owners = [...new Set([own, people.buyer])];
    return chatSessions.flatMap((name) =>
      owners.map((owner) => ({ name, who, owner, isOwn: owner === own })),
    );
  });
  for (const { name, who, owner, isOwn } of attempts) {
    const signature = api.server.deps.secrets.sign('chat-user', owner.id);
    const query = `subscription { ${name}(uuid: "${owner.id}", signature: "${signature}") { kind } }`;
    const stream = listenTo<ChatUpdates>(url, tokens.get(who), query);
    await until(
      () => stream.items.length > 0 || stream.closed() !== null || stream.hasEnded(),
      `${name} as ${who}`,
    );
    const isWanted = who !== 'visitor' && who !== 'inactive' && isOwn;
    if (stream.items.length > 0 !== isWanted) findings.push(`${name} of ${owner.email} as ${who}`);
    await stream.end();
  }
  return { cells: attempts.length, findings };
}
