import type { FastifyReply, FastifyRequest } from 'fastify';
import { type LimitRule, networkOf } from '../limits.ts';
import { createCoalesce } from '../process/coalesce.ts';
import type { ServerDeps } from '../server-deps.ts';

/** Minimum milliseconds between two status checks of one object, however often its webhook is called. */
const webhookPause = 1_000;

interface Webhook {
  /** Spent per network and object. */
  readonly rule: LimitRule;
  /** The service that calls, as the log names it: "the carrier". */
  readonly service: string;
  /** The error of a service that could not be reached. */
  readonly unreachable: new (
    message: string,
  ) => Error;
  /** Fetches the status of the object with this id from the service. */
  readonly check: (id: string) => Promise<unknown>;
}

/** Answers a call about the object with this id, which exists. */
type AnswerWebhook = (request: FastifyRequest, reply: FastifyReply, id: string) => Promise<FastifyReply>;

/**
 * A webhook whose call only says that something may have changed: the status is fetched from the service. The answer is
 * empty. If the service cannot be reached, a 503 makes it call again; so does a 429 when it called too often.
 */
export function createWebhook(
  { limits, log }: Pick<ServerDeps, 'limits' | 'log'>,
  { rule, service, unreachable, check }: Webhook,
): AnswerWebhook {
  const coalesce = createCoalesce(webhookPause);
  return async (request, reply, id) => {
    await limits.spend(rule, `${networkOf(request.ip)} ${id}`);
    try {
      await coalesce(id, async () => void (await check(id)));
    } catch (error) {
      if (!(error instanceof unreachable)) throw error;
      log.warn({ err: error }, `${service} was not reached`);
      return await reply.code(503).send({});
    }
    return await reply.code(200).send({});
  };
}
