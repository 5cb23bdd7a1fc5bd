import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerOperation } from '../graphql/answer-operation.ts';
import { contextFor } from '../graphql/request-context.ts';
import { isNavigation } from '../http/navigation.ts';
import { refuseRequest } from '../http/refusals.ts';
import { pagePolicy, pagePolicyWith } from '../http/security-headers.ts';
import type { ServerDeps } from '../server-deps.ts';
import type { PageQuestion } from './built-app.ts';
import { pageEncodingOf } from './page-encoding.ts';
import type { PageSource } from './page-source.ts';
import { bodyOf, createPages, type PageOutcome, type PageVisitor } from './pages.ts';

/** Serves every navigation with a server-rendered page; other unknown requests get a JSON 404. */
export function registerPages(app: FastifyInstance, deps: ServerDeps, source: PageSource): void {
  const pages = createPages({
    deps,
    source,
    ask: (question, visitor) => askAsVisitor(app, deps, question, visitor),
  });
  app.addHook('onClose', () => source.close());
  app.setNotFoundHandler(async (request, reply) => {
    if (!isNavigation(request)) return await refuseRequest(deps, reply, 404, 'not_found');
    const { url: href, headers, ip } = request;
    return await send(request, reply, await pages.visit({ href, headers, ip }), source.isStrict);
  });
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: PageOutcome,
  isStrict: boolean,
): Promise<FastifyReply> {
  // Browsers must revalidate pages, and shared caches must store them per language.
  reply.header('cache-control', 'no-cache').header('vary', 'Accept-Encoding, Accept-Language, Cookie');
  if (outcome.kind === 'redirect') return await reply.redirect(outcome.href, 301);
  reply.type('text/html; charset=utf-8').code(outcome.status);
  // In development, hot module replacement inserts inline scripts and styles.
  reply.header('content-security-policy', isStrict ? policyOf(outcome) : "frame-ancestors 'none'");
  // The page's URL must not be sent to sites that it links to, such as a carrier's.
  if (outcome.hasSecretLink) reply.header('referrer-policy', 'no-referrer');
  if (outcome.kind === 'shell') return await reply.header('x-robots-tag', 'noindex').send(outcome.html);
  reply.header('etag', outcome.etag);
  if (isKnown(outcome.etag, request.headers['if-none-match'])) return await reply.code(304).send();
  const encoding = pageEncodingOf(request.headers['accept-encoding']);
  const body = await bodyOf(outcome, encoding);
  if (encoding !== null) reply.header('content-encoding', encoding);
  return await reply.send(body);
}

/** Whether a browser that sent this header `If-None-Match` has the page. */
function isKnown(etag: string, header: string | undefined): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return (header ?? '').split(',').some((tag) => bare(tag) === bare(etag));
}

function policyOf(outcome: PageOutcome): string {
  return outcome.kind === 'page' ? pagePolicyWith(outcome) : pagePolicy;
}

/**
 * Executes a page's query against our own schema, never with a token, so that the page can be cached for all
 * visitors. Resolves to the answer as JSON.
 */
async function askAsVisitor(
  app: FastifyInstance,
  deps: ServerDeps,
  { query, operationName, variables }: PageQuestion,
  { locale, ip, asOf }: PageVisitor,
): Promise<string> {
  const context = contextFor(deps, { ip, asOf, headers: { 'accept-language': locale }, isPage: true }, null);
  const given = (variables ?? {}) as Record<string, unknown>;
  const answer = await answerOperation(app, deps.answers, context, {
    query,
    operationName,
    variables: given,
  });
  return answer.kind === 'cached' ? answer.cached.body.toString() : JSON.stringify(answer.result);
}
