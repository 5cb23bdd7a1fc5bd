import type { FastifyRequest } from 'fastify';
import { ObjectDoesNotExistError, ValidationError } from '../../graphql/errors.ts';
import type { RegisterRoutes } from '../../http/routes.ts';
import { limitRules } from '../../limit-rules.ts';
import { networkOf } from '../../limits.ts';
import { CarrierError } from '../../outside/carrier/carrier.ts';
import { createCoalesce } from '../../process/coalesce.ts';
import { followParcel } from './follow-parcel.ts';
import { isParcelLink } from './links.ts';

/** Maximum bytes of the webhook's body, which is ignored. */
const longestKnock = 16_384;
/** Minimum milliseconds between two status checks of one parcel, however often its webhook is called. */
const webhookPause = 1_000;

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
 * after a change: its body is ignored and the status is fetched. 422 for an invalid signature, 429; 503 when the
 * carrier can't be reached, so that it calls again.
 */
export const registerShipmentRoutes: RegisterRoutes = async (app, deps) => {
  const coalesce = createCoalesce(webhookPause);
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
      .select('shipment_id')
      .where('delivery_id', '=', deliveryUuid)
      .executeTakeFirst();
    if (shipment === undefined) throw new ObjectDoesNotExistError();
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
  await app.register(async (knocks) => {
    // Any body is accepted and ignored.
    knocks.removeAllContentTypeParsers();
    knocks.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: longestKnock },
      (_request, _body, done) => done(null, null),
    );
    knocks.post<At>('/api/v2/shipments/:deliveryUuid/webhook', async (request, reply) => {
      const { deliveryUuid } = request.params;
      await check(request, 'webhook', deliveryUuid);
      await deps.limits.spend(limitRules.parcelWebhook, `${networkOf(request.ip)} ${deliveryUuid}`);
      try {
        await coalesce(deliveryUuid, () => followParcel(deps, deliveryUuid));
      } catch (error) {
        if (!(error instanceof CarrierError)) throw error;
        deps.log.warn({ err: error }, 'the carrier was not reached');
        return await reply.code(503).send({});
      }
      return await reply.code(200).send({});
    });
  });
};
