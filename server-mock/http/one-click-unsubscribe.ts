import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limitRules } from '../limit-rules.ts';
import type { ServerDeps } from '../server-deps.ts';

/** Bytes of the form that a mail client sends. */
const longestForm = 1024;

/**
 * Registers POST `path`?token=…, which mail clients send for a one-click unsubscribe (RFC 8058). The URL is in the
 * List-Unsubscribe header of an email; opened as a page, it asks for confirmation first. `end` throws for an invalid
 * token.
 */
export async function registerOneClick(
  app: FastifyInstance,
  deps: ServerDeps,
  path: string,
  end: (token: string) => Promise<unknown>,
): Promise<void> {
  // The token is in the URL; the body is accepted in the two encodings that mail clients use, and ignored.
  await app.register(async (forms) => {
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
      forms.addContentTypeParser(
        type,
        { parseAs: 'string', bodyLimit: longestForm },
        (_request, body, done) => done(null, body),
      );
    forms.post(path, async (request) => {
      const context = await deps.contextOf(request);
      try {
        await end(tokenOf(request));
      } catch (error) {
        // Only invalid tokens count: a mail provider sends the requests of all its users from a few addresses.
        await context.limits.spend(limitRules.subscriptionLink, context.ip);
        throw error;
      }
      return { ok: true };
    });
  });
}

function tokenOf({ query }: FastifyRequest): string {
  const token = typeof query === 'object' && query !== null && 'token' in query ? query.token : null;
  return typeof token === 'string' ? token : '';
}
