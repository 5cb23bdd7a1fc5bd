import type { DeliveryType } from '#domain/orders/delivery-method.ts';
import type { ApiHarness } from '#tests/setup/api-harness.ts';

/** Who acts in a scene; `seller` sold the product of the scene, `colleague` is a second staff member. */
export type Person = 'buyer' | 'seller' | 'staff' | 'colleague';

/** The sold product of a scene, and the calls by which people act on it. */
export interface Stage {
  readonly api: ApiHarness;
  readonly orderUuid: string;
  readonly deliveryUuid: string;
  readonly transactionUid: string;
  /** The key of the link that is emailed to a guest. */
  readonly guestKey: () => string;
  readonly tokenOf: (who: Person) => Promise<string>;
  /** Runs a mutation as a person or as a guest, and returns its answer. Throws if it is refused. */
  readonly run: (who: Person | 'guest', mutation: string) => Promise<Readonly<Record<string, unknown>>>;
  /** The id of the order's case; `withdrawalUuid` likewise. Throw if there is none. */
  readonly caseUuid: () => Promise<string>;
  readonly withdrawalUuid: () => Promise<string>;
}

export interface Step {
  /** Days before the screenshots are taken. */
  readonly daysAgo: number;
  readonly act: (stage: Stage) => Promise<unknown>;
}

/** An order in the state that its steps lead to. */
export interface Scene {
  readonly name: string;
  readonly type: DeliveryType;
  /** `trader` is a seller from whose products buyers may withdraw. */
  readonly seller: 'private' | 'trader';
  /** Whether the product was bought without an account. */
  readonly isGuest: boolean;
  readonly boughtDaysAgo: number;
  readonly steps: readonly Step[];
}

export const day = 24 * 60 * 60 * 1000;
