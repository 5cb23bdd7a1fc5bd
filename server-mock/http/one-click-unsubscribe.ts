import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limitRules } from '../limit-rules.ts';
import type { ServerDeps } from '../server-deps.ts';

/** Bytes of the form that a mail program sends. */
const longestForm = 1024;

/**
 * POST `path`?token=…: what mail programs send for one click on "unsubscribe" (RFC 8058). The address is in the header
 * List-Unsubscribe of an email; opened as a page it asks first. `end` throws for a token that is not ours.
 */
export async function registerOneClick(
  app: FastifyInstance,
  deps: ServerDeps,
  path: string,
  end: (token: string) => Promise<unknown>,
): Promise<void> {
  // The token is in the address; the body is taken in the two forms that mail programs use, and not read.
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
        // Counted for tokens that are not ours alone: a mail provider clicks for all of its people from a few addresses.
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
