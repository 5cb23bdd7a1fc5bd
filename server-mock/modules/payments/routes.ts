import { isUuid } from '#domain/ids.ts';
import type { RegisterRoutes } from '../../http/routes.ts';
import { limitRules } from '../../limit-rules.ts';
import { networkOf } from '../../limits.ts';
import { PaymentServiceError } from '../../outside/payment/payment-service.ts';
import { createCoalesce } from '../../process/coalesce.ts';
import { registerDemoPayments } from './demo-page.ts';
import { checkPayment } from './public/check-payment.ts';
import { findTransaction } from './store.ts';

/** Maximum bytes of a form that anybody may send; it contains an id or a choice. */
const longestForm = 1024;
/** Minimum milliseconds between two status checks of one payment, however often its webhook is called. */
const webhookPause = 1_000;

/**
 * Registers the provider's webhook. Its body is not read: the URL names the transaction, and the status is fetched
 * from the provider. The response is empty, so that guessing ids reveals nothing. If the provider cannot be reached,
 * a 503 makes it call again; so does a 429 when it called too often. An unknown transaction costs one database query.
 */
export const registerPaymentRoutes: RegisterRoutes = async (app, deps) => {
  const coalesce = createCoalesce(webhookPause);
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
        if (!isKnown) return await reply.code(200).send({});
        const knocker = `${networkOf(request.ip)} ${transactionUid}`;
        await deps.limits.spend(limitRules.paymentWebhook, knocker);
        try {
          await coalesce(transactionUid, async () => void (await checkPayment(deps, transactionUid)));
        } catch (error) {
          if (!(error instanceof PaymentServiceError)) throw error;
          deps.log.warn({ err: error }, 'the payment service was not reached');
          return await reply.code(503).send({});
        }
        return await reply.code(200).send({});
      },
    );
    if (deps.config.demo) registerDemoPayments(forms, deps);
  });
};
