import type { FastifyRequest } from 'fastify';
import { ObjectDoesNotExistError, ValidationError } from '../../graphql/errors.ts';
import type { RegisterRoutes } from '../../http/routes.ts';
import { createWebhook } from '../../http/webhook.ts';
import { limitRules } from '../../limit-rules.ts';
import { networkOf } from '../../limits.ts';
import { CarrierError } from '../../outside/carrier/carrier.ts';
import { followParcel } from './follow-parcel.ts';
import { isParcelLink } from './links.ts';

/** Maximum bytes of the webhook's body, which is ignored. */
const longestBody = 16_384;

/** Allows only the browser's own PDF viewer, which needs inline styles. */
const viewerPolicy =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

interface At {
  readonly Params: { readonly deliveryUuid: string };
}

function signatureIn({ query }: FastifyRequest): string {
  const given = typeof query === 'object' && query !== null && 'signature' in query ? query.signature : null;
  return typeof given === 'string' ? given : '';
}

/**
 * GET …/label returns the label as a PDF to holders of the seller's signed link. The carrier calls POST …/webhook
 * after a change: its body is ignored and the status is fetched. 422 for an invalid signature, and for the label of a
 * cancelled order.
 */
export const registerShipmentRoutes: RegisterRoutes = async (app, deps) => {
  const webhook = createWebhook(deps, {
    ...{ rule: limitRules.parcelWebhook, service: 'the carrier', unreachable: CarrierError },
    check: (deliveryUuid) => followParcel(deps, deliveryUuid),
  });
  const check = async (request: FastifyRequest, what: 'label' | 'webhook', deliveryId: string) => {
    if (isParcelLink(deps.secrets, what, { deliveryId, given: signatureIn(request) })) return;
    await deps.limits.spend(limitRules.parcelLink, networkOf(request.ip));
    throw new ValidationError('label_link_wrong');
  };
  app.get<At>('/api/v2/shipments/:deliveryUuid/label', async (request, reply) => {
    const { deliveryUuid } = request.params;
    await check(request, 'label', deliveryUuid);
    const shipment = await deps.db
      .selectFrom('shipments')
      .innerJoin('order_deliveries', 'order_deliveries.id', 'shipments.delivery_id')
      .select(['shipment_id', 'order_deliveries.status'])
      .where('delivery_id', '=', deliveryUuid)
      .executeTakeFirst();
    if (shipment === undefined) throw new ObjectDoesNotExistError();
    if (shipment.status === 'CANCELLED') throw new ValidationError('label_cancelled');
    const label = await deps.carrier.label(shipment.shipment_id);
    return await reply
      .header('content-disposition', 'inline; filename="hervonden-label.pdf"')
      .header('cache-control', 'no-store')
      // A sandboxed response would be blocked by the PDF viewers of browsers.
      .header('content-security-policy', viewerPolicy)
      .header('referrer-policy', 'no-referrer')
      .type('application/pdf')
      .send(Buffer.from(label));
  });
  await app.register(async (webhooks) => {
    // Any body is accepted and ignored.
    webhooks.removeAllContentTypeParsers();
    webhooks.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: longestBody },
      (_request, _body, done) => done(null, null),
    );
    webhooks.post<At>('/api/v2/shipments/:deliveryUuid/webhook', async (request, reply) => {
      const { deliveryUuid } = request.params;
      await check(request, 'webhook', deliveryUuid);
      return await webhook(request, reply, deliveryUuid);
    });
  });
};
