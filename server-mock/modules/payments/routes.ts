import { isUuid } from '#domain/ids.ts';
import type { RegisterRoutes } from '../../http/routes.ts';
import { createWebhook } from '../../http/webhook.ts';
import { limitRules } from '../../limit-rules.ts';
import { PaymentServiceError } from '../../outside/payment/payment-service.ts';
import { registerDemoPayments } from './demo-page.ts';
import { checkPayment } from './public/check-payment.ts';
import { findTransaction } from './store.ts';

/** Maximum bytes of a form that anybody may send; it contains an id or a choice. */
const longestForm = 1024;

/**
 * Registers the provider's webhook. Its body is not read: the URL names the transaction, and the status is fetched
 * from the provider. The response is empty, so that guessing ids reveals nothing. An unknown transaction costs one
 * database query.
 */
export const registerPaymentRoutes: RegisterRoutes = async (app, deps) => {
  const webhook = createWebhook(deps, {
    ...{ rule: limitRules.paymentWebhook, service: 'the payment service', unreachable: PaymentServiceError },
    check: (transactionUid) => checkPayment(deps, transactionUid),
  });
  // Only these routes accept forms; all other routes reject them.
  await app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: longestForm },
      (_request, body, done) => done(null, body),
    );
    forms.post<{ Params: { transactionUid: string } }>(
      '/api/v2/payments/:transactionUid/webhook',
      async (request, reply) => {
        const { transactionUid } = request.params;
        const isKnown =
          isUuid(transactionUid) && (await findTransaction(deps.db, transactionUid)) !== undefined;
        return isKnown ? await webhook(request, reply, transactionUid) : await reply.code(200).send({});
      },
    );
    if (deps.config.demo) registerDemoPayments(forms, deps);
  });
};
