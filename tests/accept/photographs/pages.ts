import type { Scene, Stage } from './stage.ts';

/** Who opens a page; `trader` is the demo's brand account. */
export const viewers = ['buyer', 'guest', 'seller', 'trader', 'staff'] as const;
type Viewer = (typeof viewers)[number];

/** A page that shows a scene to one of its viewers. */
export interface ScenePage {
  readonly viewer: Viewer;
  /** Part of the screenshot's file name. */
  readonly label: string;
  readonly path: string;
}

/** The pages of a scene: the order for both sides, the payouts for the seller, and the staff desk. */
export async function pagesOf(scene: Scene, stage: Stage): Promise<readonly ScenePage[]> {
  const { orderUuid } = stage;
  const found = await detailsOf(stage);
  const order = `/account/bestellingen/${orderUuid}`;
  const seller = scene.seller === 'trader' ? 'trader' : 'seller';
  const desk = (name: string, folder: string, id: string | null): readonly ScenePage[] =>
    id === null ? [] : [{ viewer: 'staff', label: `staff-${name}`, path: `/staff/${folder}/${id}` }];
  const payouts: ScenePage = { viewer: seller, label: 'seller-payouts', path: '/account/uitbetalingen' };
  const both = (name: string, folder: string, id: string | null): readonly ScenePage[] => {
    const sides = [
      { viewer: 'buyer', label: 'buyer' },
      { viewer: seller, label: 'seller' },
    ] as const;
    // A guest sees it on the order page.
    const shown = sides.filter(({ label }) => id !== null && !(scene.isGuest && label === 'buyer'));
    return shown.map(({ viewer, label }) => ({
      ...{ viewer, label: `${label}-${name}`, path: `${order}/${folder}` },
    }));
  };
  return [
    scene.isGuest
      ? { viewer: 'guest', label: 'guest', path: `/bestelling#${stage.guestKey()}` }
      : { viewer: 'buyer', label: 'buyer', path: order },
    { viewer: seller, label: 'seller', path: order },
    ...both('case', 'klacht', found.caseId),
    ...both('withdrawal', 'herroepen', found.withdrawalId),
    ...(found.payoutId === null ? [] : [payouts]),
    ...desk('order', 'orders', found.orderId),
    ...desk('case', 'cases', found.caseId),
    ...desk('withdrawal', 'withdrawals', found.withdrawalId),
    ...desk('parcel', 'parcels', found.parcelId),
    ...desk('payout', 'payouts', found.payoutId),
  ];
}

/** The staff desk's lists that contain the scenes. */
export const deskPages: readonly ScenePage[] = [
  'cases',
  'withdrawals',
  'parcels',
  'payouts',
  'reconciliation',
].map((name) => ({ viewer: 'staff', label: `staff-${name}`, path: `/staff/${name}` }));

async function detailsOf({ api, orderUuid }: Stage) {
  return await api.db
    .selectFrom('order_products')
    .innerJoin('order_deliveries', 'order_deliveries.order_product_id', 'order_products.id')
    .leftJoin('cases', 'cases.order_product_id', 'order_products.id')
    .leftJoin('withdrawals', 'withdrawals.order_product_id', 'order_products.id')
    .leftJoin('shipments', 'shipments.delivery_id', 'order_deliveries.id')
    .leftJoin('payout_lines', 'payout_lines.order_product_id', 'order_products.id')
    .where('order_products.id', '=', orderUuid)
    .select([
      'order_products.order_id as orderId',
      'cases.id as caseId',
      'withdrawals.id as withdrawalId',
      'shipments.delivery_id as parcelId',
      'payout_lines.payout_id as payoutId',
    ])
    .executeTakeFirstOrThrow();
}
