import type { DeliveryType } from '#domain/orders/delivery-method.ts';
import type { ApiHarness } from '#tests/setup/api-harness.ts';

/** Who acts in a scene; `seller` sold the product of the scene, `colleague` is a second member of staff. */
export type Person = 'buyer' | 'seller' | 'staff' | 'colleague';

/** The sold product that a scene is about, and what the people do with it. */
export interface Stage {
  readonly api: ApiHarness;
  readonly orderUuid: string;
  readonly deliveryUuid: string;
  readonly transactionUid: string;
  /** The key of the link that is emailed to a buyer without an account. */
  readonly guestKey: () => string;
  readonly tokenOf: (who: Person) => Promise<string>;
  /** Runs a mutation as one of the people, or without an account, and returns its answer. Throws when it is refused. */
  readonly run: (who: Person | 'guest', mutation: string) => Promise<Readonly<Record<string, unknown>>>;
  /** The case, and the withdrawal, of the order. Each throws when there is none. */
  readonly caseUuid: () => Promise<string>;
  readonly withdrawalUuid: () => Promise<string>;
}

export interface Step {
  /** Days before the photographs. */
  readonly daysAgo: number;
  readonly act: (stage: Stage) => Promise<unknown>;
}

/** One photographed order, in the state that its steps lead to. */
export interface Scene {
  readonly name: string;
  readonly type: DeliveryType;
  /** A private seller, or a trader, from whose products buyers may withdraw. */
  readonly seller: 'private' | 'trader';
  /** Whether it was bought without an account. */
  readonly isGuest: boolean;
  readonly boughtDaysAgo: number;
  readonly steps: readonly Step[];
}

export const day = 24 * 60 * 60 * 1000;
