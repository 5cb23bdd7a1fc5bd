import { isUuid } from '#domain/ids.ts';
import type { RegisterRoutes } from '../../http/routes.ts';
import { limitRules } from '../../limit-rules.ts';
import { networkOf } from '../../limits.ts';
import { PaymentServiceError } from '../../outside/payment/payment-service.ts';
import { createCoalesce } from '../../process/coalesce.ts';
import { checkPayment } from './check-payment.ts';
import { registerDemoPayments } from './demo-page.ts';
import { findTransaction } from './store.ts';

/** Letters of a form that anybody may send: an id or a choice. */
const longestForm = 1024;
/** Milliseconds between two questions to the provider about one payment, however often its webhook is called. */
const webhookPause = 1_000;

/**
 * Where the provider says that something changed. What it sends is not read: the transaction stands in the address, and
 * how it stands is asked. The answer says nothing either, so that guessing tells nobody anything; when the provider
 * cannot be asked, 503 makes it knock again, and so does 429 when it knocked too often. A payment that there is not costs
 * one look into the table.
 */
export const registerPaymentRoutes: RegisterRoutes = async (app, deps) => {
  const coalesce = createCoalesce(webhookPause);
  // Forms are taken here alone: everywhere else they are refused.
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
