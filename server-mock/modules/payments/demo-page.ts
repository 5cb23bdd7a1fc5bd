import type { FastifyInstance } from 'fastify';
import { eurosOf } from '#domain/money/cents.ts';
import { euroText } from '#domain/money/euro-text.ts';
import { ObjectDoesNotExistError } from '../../graphql/errors.ts';
import { settle } from '../../outside/payment/simulator.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { demoPage, demoPagePolicy } from './demo-page-html.ts';
import { type DemoEnding, demoEndings } from './demo-page-texts.ts';
import { checkPayment } from './public/check-payment.ts';

function isEnding(value: string | null): value is DemoEnding {
  return demoEndings.some((ending) => ending === value);
}

/**
 * Registers the demo's payment provider: a page on which the buyer chooses a bank and how the payment ends, and the
 * redirect back to the shop. Never registered outside the demo.
 */
export function registerDemoPayments(app: FastifyInstance, deps: ServerDeps): void {
  app.get<{ Params: { id: string } }>('/demo/payment/:id', async (request, reply) => {
    const payment = await load(deps, request.params.id);
    return await reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', demoPagePolicy)
      .header('cache-control', 'no-store')
      .send(
        demoPage({
          ...{ id: payment.id, locale: payment.locale ?? 'nl', method: payment.payment_method },
          amount: euroText(eurosOf(Number(payment.amount_cents))),
          isOpen: payment.status === 'created' || payment.status === 'reserved',
          back: pathOf(payment.return_url),
        }),
      );
  });

  app.post<{ Params: { id: string } }>('/demo/payment/:id', async (request, reply) => {
    const payment = await load(deps, request.params.id);
    const status = new URLSearchParams(typeof request.body === 'string' ? request.body : '').get('status');
    if (isEnding(status) && (await settle(deps.db, payment.id, status))) {
      await checkPayment(deps, payment.reference);
    }
    return await reply.redirect(pathOf(payment.return_url), 303);
  });
}

/** Returns the URL without its host, so that the buyer stays on the host in use. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}

async function load({ db }: ServerDeps, id: string) {
  const payment = /^sim_[\w-]{36}$/.test(id)
    ? await db
        .selectFrom('simulated_payments')
        .leftJoin('transactions', 'transactions.id', 'simulated_payments.reference')
        .selectAll('simulated_payments')
        .select(['transactions.locale', 'transactions.payment_method'])
        .where('simulated_payments.id', '=', id)
        .executeTakeFirst()
    : undefined;
  if (payment === undefined) throw new ObjectDoesNotExistError();
  return payment;
}
