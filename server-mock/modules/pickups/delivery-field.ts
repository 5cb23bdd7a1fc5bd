import { builder } from '../../graphql/builder.ts';
import { OrderDeliveryType } from '../orders/delivery-object.ts';

builder.objectField(OrderDeliveryType, 'handOverProvedAt', (t) =>
  t.string({
    nullable: true,
    description:
      "The ISO moment of a hand-over that was proved with the other side's code, also if a complaint was open by then; null without a proof.",
    resolve: async ({ delivery }, _args, { db }) => {
      const proof = await db
        .selectFrom('pickup_proofs')
        .select('happened_at')
        .where('delivery_id', '=', delivery.id)
        .executeTakeFirst();
      return proof?.happened_at.toISOString() ?? null;
    },
  }),
);
