import { titleOf } from '#domain/catalog/entry.ts';
import type { DeliveryOption } from '#domain/delivery/delivery-options.ts';
import { deliveryTitle } from '#domain/delivery/delivery-type.ts';
import { eurosOf } from '#domain/money/cents.ts';
import { builder } from '../../graphql/builder.ts';
import { DeliveryTypeType } from '../orders/delivery-object.ts';

export const DeliveryOptionType = builder.objectRef<DeliveryOption>('DeliveryOption').implement({
  description: 'A delivery method for an address (DELIV-003). Amounts are euros.',
  fields: (t) => ({
    id: t.exposeString('type', { description: 'For selectDeliveryMethod.' }),
    type: t.field({
      type: DeliveryTypeType,
      description: 'Its type (DELIV-004).',
      resolve: ({ type }) => type,
    }),
    title: t.string({
      description: "Its name in the caller's language.",
      resolve: ({ type }, _args, { locale }) => titleOf(deliveryTitle(type), locale),
    }),
    price: t.float({ description: 'What it costs; 0 for nothing.', resolve: ({ price }) => eurosOf(price) }),
    comparePrice: t.float({
      nullable: true,
      description: 'What a courier costs otherwise, beside free transport; null for other delivery methods.',
      resolve: ({ comparePrice }) => (comparePrice === null ? null : eurosOf(comparePrice)),
    }),
    isInsured: t.boolean({
      description: 'Whether damage in transit is insured through the shop.',
      resolve: ({ insuredUpTo }) => insuredUpTo !== null,
    }),
    insuredUpTo: t.int({
      nullable: true,
      description: 'Up to how many euros; null when it is not insured.',
      resolve: ({ insuredUpTo }) => insuredUpTo,
    }),
    weightCategory: t.exposeString('weightCategory', {
      nullable: true,
      description: "The product's class of weight: A, B or C; null when the seller gave none.",
    }),
  }),
});
