import type { CheckoutCart } from '#src/features/buying/checkout/checkout-query.ts';

const address = {
  __typename: 'Address' as const,
  ...{ firstName: 'Noor', lastName: 'Janssen', companyName: '', street: 'Biltstraat', houseNumber: '88' },
  ...{ houseNumberExtension: '', postcode: '3572 BJ', city: 'Utrecht', country: 'NL' },
  ...{ phoneNumber: '06 12345678', email: 'noor@hervonden.test' },
};

/** A cart with one product that can be paid. */
export const sampleCart: CheckoutCart = {
  __typename: 'Cart',
  ...{ uuid: '3f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e01', status: 'OPEN', numLines: 1, isFromBid: false },
  ...{ subTotal: 450, totalDelivery: 39.95, totalDiscount: 0, total: 489.95, discounts: [] },
  ...{ shippingAddress: address, billingAddress: address, confirmedTo: null, openPayment: null, order: null },
  deliveries: [
    {
      uuid: '4f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e01',
      deliveryMethod: {
        ...{ id: 'brenger_transport', type: 'brenger_transport', price: 39.95 },
        ...{ comparePrice: null, insuredUpTo: 1000 },
      },
      lines: [
        {
          ...{ quantity: 1, price: 450, discount: 0, isAvailable: true, remaining: null },
          reservedUntil: null,
          product: {
            __typename: 'Product',
            ...{
              uuid: '5f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e01',
              slug: 'teak-dressoir',
              title: 'Teak dressoir',
            },
            ...{ productTranslations: [], featuredImage: null },
          },
        },
      ],
    },
  ],
};

/** A discount code in a cart. */
export const sampleCode: CheckoutCart['discounts'][number] = {
  ...{ uuid: '6f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e01', code: 'WELKOM10', name: 'A friend’s welcome' },
  ...{ type: 'percentage', value: 10, minimalOrderValue: 0, usage: 'discount', counts: true, isUsable: true },
};
