import type { FastifyReply } from 'fastify';
import { isUuid } from '#domain/ids.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { RegisterRoutes } from '../../http/routes.ts';
import { createWebhook } from '../../http/webhook.ts';
import { limitRules } from '../../limit-rules.ts';
import { PayoutServiceError } from '../../outside/payout/payout-service.ts';
import { checkPayout } from './check-payout.ts';
import { creditNote } from './credit-note.ts';
import { feeInvoice, ownPayout, statementCsv, statementPdf } from './documents.ts';
import { packingSlip } from './packing-slip.ts';
import { findPayout } from './store.ts';
import { transfersFile } from './transfers-file.ts';
import { writePdf } from './write-pdf.ts';

/** Maximum bytes of the webhook's body, which is ignored. */
const longestBody = 1024;

/** Documents of payouts, and the provider's webhook. */
export const registerPayoutRoutes: RegisterRoutes = async (app, deps) => {
  const webhook = createWebhook(deps, {
    ...{ rule: limitRules.paymentWebhook, service: 'the payout service', unreachable: PayoutServiceError },
    check: (payoutUid) => checkPayout(deps, payoutUid),
  });
  await app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: longestBody },
      (_request, body, done) => done(null, body),
    );
    // As with payments: the body is ignored and the answer is empty.
    forms.post<{ Params: { payoutUid: string } }>(
      '/api/v2/payouts/:payoutUid/webhook',
      async (request, reply) => {
        const { payoutUid } = request.params;
        const isKnown = isUuid(payoutUid) && (await findPayout(deps.db, payoutUid)) !== undefined;
        return isKnown ? await webhook(request, reply, payoutUid) : await reply.code(200).send({});
      },
    );
  });
  registerDocuments(app, deps);
};

async function sendFile(
  reply: FastifyReply,
  file: { readonly name: string; readonly type: string; readonly content: Uint8Array | string },
): Promise<FastifyReply> {
  const { name, type, content } = file;
  return await reply
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .type(type)
    .send(typeof content === 'string' ? content : Buffer.from(content));
}

const csv = 'text/csv; charset=utf-8';
const pdf = 'application/pdf';

const registerDocuments: RegisterRoutes = (app, deps) => {
  const { db } = deps;
  type Payout = { Params: { payoutUid: string } };
  app.get<Payout>('/api/v2/payouts/:payoutUid/statement.csv', async (request, reply) => {
    const context = await deps.contextOf(request);
    const payout = await ownPayout(db, signedIn(context), request.params.payoutUid);
    const content = await statementCsv(db, payout, context.locale);
    return await sendFile(reply, { name: `hervonden-${payout.number}.csv`, type: csv, content });
  });
  app.get<Payout>('/api/v2/payouts/:payoutUid/statement.pdf', async (request, reply) => {
    const context = await deps.contextOf(request);
    const payout = await ownPayout(db, signedIn(context), request.params.payoutUid);
    const content = await statementPdf(db, payout, context.locale);
    return await sendFile(reply, { name: `hervonden-${payout.number}.pdf`, type: pdf, content });
  });
  app.get<Payout>('/api/v2/payouts/:payoutUid/invoice.pdf', async (request, reply) => {
    const context = await deps.contextOf(request);
    const payout = await ownPayout(db, signedIn(context), request.params.payoutUid);
    const { locale } = context;
    const content = await writePdf(await feeInvoice(db, payout, { locale, issuer: deps.config.issuer }));
    return await sendFile(reply, {
      name: `hervonden-invoice-${payout.invoice_number}.pdf`,
      type: pdf,
      content,
    });
  });
  app.get<{ Params: { payoutUid: string; number: string } }>(
    '/api/v2/payouts/:payoutUid/credit-notes/:number/credit-note.pdf',
    async (request, reply) => {
      const context = await deps.contextOf(request);
      const { payoutUid, number } = request.params;
      const payout = await ownPayout(db, signedIn(context), payoutUid);
      const { locale } = context;
      const note = await creditNote(db, payout, { number, locale, issuer: deps.config.issuer });
      const name = `hervonden-credit-note-${number}.pdf`;
      return await sendFile(reply, { name, type: pdf, content: await writePdf(note) });
    },
  );
  app.get<{ Params: { lineUid: string } }>(
    '/api/v2/order-products/:lineUid/packing-slip.pdf',
    async (request, reply) => {
      const context = await deps.contextOf(request);
      const wish = { lineId: request.params.lineUid, locale: context.locale };
      const content = await packingSlip(db, signedIn(context), wish);
      return await sendFile(reply, { name: 'hervonden-packing-slip.pdf', type: pdf, content });
    },
  );
  app.get('/api/v2/staff/payouts/transfers.xml', async (_request, reply) => {
    const content = await transfersFile(deps);
    return await sendFile(reply, { name: 'hervonden-transfers.xml', type: 'application/xml', content });
  });
};
