import type { StaffCaseQuery } from './cases.gen.ts';

type FoundCase = Extract<StaffCaseQuery['staffCase'], { readonly uuid: string }>;
export interface DeskCase extends FoundCase {
  /** Null if the order could not be loaded. */
  readonly orderNumber: string | null;
  /** When the hand-over was proved by code; null without a proof. */
  readonly handOverProvedAt: string | null;
}
