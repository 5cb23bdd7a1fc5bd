import type { DeliveryType } from '#domain/orders/delivery-method.ts';

/** An action of a person that the shop has confirmed, or an action of an outside service. */
export type Action =
  | { readonly what: 'ship' | 'arrive' | 'hand_off' | 'confirm' | 'prove_pickup' | 'dispute' | 'cancel_late' }
  | { readonly what: 'staff_cancel' | 'staff_confirm' | 'seller_transport' | 'partner_transport' }
  | { readonly what: 'appointment'; readonly moment: number }
  | {
      readonly what: 'propose';
      readonly side: Side;
      readonly refund: number;
      readonly needsReturn: boolean;
      readonly isSellersReturn: boolean;
    }
  | {
      readonly what: 'decide';
      readonly refund: number;
      readonly needsReturn: boolean;
      readonly isSellersReturn: boolean;
    }
  | { readonly what: CaseAction; readonly side: Side }
  /** `isBack`: the carrier has returned it to the seller. */
  | { readonly what: 'parcel_trouble'; readonly isBack: boolean }
  | { readonly what: 'parcel_resolved' }
  | { readonly what: 'withdrawal_declare' }
  | {
      readonly what: 'withdrawal_step';
      readonly side: Side;
      readonly event: WithdrawalStep;
      /** Whether there is a tracking number. */
      readonly hasProof: boolean;
    }
  | { readonly what: 'withdrawal_decide'; readonly refund: number }
  | { readonly what: 'charged_back' };

export type Side = 'buyer' | 'seller';
type CaseAction =
  | 'answer'
  | 'accept'
  | 'escalate'
  | 'withdraw'
  | 'accept_decision'
  | 'appeal'
  | 'send_back'
  | 'arrive_back'
  | 'receive_back'
  | 'contest_back';

export type WithdrawalStep = 'still_here' | 'handed_over' | 'send_back' | 'receive_back' | 'contest' | 'keep';

/** An action at a stop of the clock, or at some moment between two stops. */
export type Noted = Action & { readonly from: number; readonly until: number };

/** One sold product as its sides know it. Amounts in cents. */
export interface LineRecord {
  readonly life: number;
  readonly uuid: string;
  readonly deliveryUuid: string;
  readonly transactionUid: string;
  readonly title: string;
  readonly sellerId: string;
  readonly placedAt: number;
  readonly type: DeliveryType;
  readonly price: number;
  readonly deliveryPrice: number;
  /** Its parts of what a discount code took off, and of what a gift card paid. */
  readonly discount: number;
  readonly giftCard: number;
  readonly giftCardId: string | null;
  readonly isTraderSale: boolean;
  /** The seller's terms at the time of the sale. */
  readonly marginPpm: number;
  readonly feeCents: number;
  readonly actions: Noted[];
}

/** One life: from the intention to buy to the last action of either side. */
export interface LifeRecord {
  readonly life: number;
  readonly lines: LineRecord[];
  /** Payments that were started. */
  readonly transactions: Set<string>;
  end: string;
}
