import type { StaffCaseOrderQuery, StaffCaseQuery } from './cases.gen.ts';

type FoundCase = Extract<StaffCaseQuery['staffCase'], { readonly uuid: string }>;
type Orders = Extract<StaffCaseOrderQuery['staffOrders'], { readonly items: unknown }>;

export interface DeskCase extends FoundCase {
  /** Null if the order could not be loaded. */
  readonly order: Orders['items'][number] | null;
  /** When the hand-over was proved by code; null without a proof. */
  readonly handOverProvedAt: string | null;
}
