import type { Updateable } from 'kysely';
import { countryOf } from '#domain/address/country.ts';
import { ibanOrNull, type SellerTerms, termsProblems } from '#domain/seller/seller-rules.ts';
import { isTrader, sellerTypeFor } from '#domain/seller/seller-type.ts';
import { type TraderDetails, tidyRegistrationNumber, traderProblems } from '#domain/seller/trader.ts';
import type { TransportWindow } from '#domain/seller/transport-window.ts';
import { tidyVatNumber, type VatScheme } from '#domain/seller/vat.ts';
import { command } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { UserHasNoObjectPermissionError } from '../../graphql/errors.ts';
import { recordAccountChange } from './account-change.ts';
import { sellerTypeChanged } from './events.ts';
import { type Seller, sellerOfUser } from './public.ts';
import { type AddressInput, detailColumns, detailProblems, requireNone } from './seller-input.ts';
import type { SellersTable } from './tables.ts';

/**
 * A field that is left out stays as it is; an empty text removes the account, the VAT number or the extra
 * information.
 */
export interface SellerChange {
  readonly name?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly address?: AddressInput | null | undefined;
  readonly acceptOffers?: boolean | null | undefined;
  readonly acceptViewings?: boolean | null | undefined;
  readonly acceptPickup?: boolean | null | undefined;
  /** Percent of the price, 0 to 100. */
  readonly minimumBid?: number | null | undefined;
  readonly accountHolder?: string | null | undefined;
  readonly iban?: string | null | undefined;
  readonly vatNumber?: string | null | undefined;
  /** Public; for traders only. */
  readonly contactEmail?: string | null | undefined;
  readonly registrationNumber?: string | null | undefined;
  /** The declaration of a trader that they offer only products that comply with the law; false revokes it. */
  readonly isSelfCertified?: boolean | null | undefined;
  /** Of a trader, for later sales. */
  readonly vatScheme?: VatScheme | null | undefined;
  readonly extraInfo?: string | null | undefined;
  readonly transportTimewindow?: TransportWindow | null | undefined;
}

/**
 * Changes the caller's seller (SELL-029, SELL-032, SELL-033) and returns its id. With a VAT number a private seller
 * becomes a business, and without one a business becomes private; a brand stays a brand. Existing products keep the
 * location that they were created with. Throws ValidationError with the fields, UserHasNoObjectPermissionError
 * without a seller.
 */
export async function updateSeller(
  context: GraphqlContext,
  change: SellerChange,
  commandId: string | null,
): Promise<string> {
  const { userId } = signedIn(context);
  return await command(context, { name: 'updateSeller', commandId, body: change }, async (scope) => {
    const { tx } = scope;
    const own = await sellerOfUser(tx, userId);
    if (own === undefined) throw new UserHasNoObjectPermissionError();
    const seller = await tx
      .selectFrom('sellers')
      .selectAll()
      .where('id', '=', own.id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const terms = columnsOf(seller, change);
    const columns = { ...terms, ...traderColumns(seller, change, scope.now) };
    await tx.updateTable('sellers').set(columns).where('id', '=', seller.id).execute();
    await recordAccountChange(scope, seller, columns);
    if (isTrader(terms.type) !== isTrader(seller.type))
      await scope.emit(sellerTypeChanged, { sellerId: seller.id });
    return seller.id;
  });
}

function columnsOf(seller: Seller, change: SellerChange): Updateable<SellersTable> & Pick<Seller, 'type'> {
  const terms = termsOf(seller, change);
  const details = {
    name: change.name ?? seller.name,
    phone: change.phone ?? seller.phone,
    address: addressOf(seller, change),
  };
  const isDetailed = change.name != null || change.phone != null || change.address != null;
  requireNone([
    ...(isDetailed ? detailProblems(details) : []),
    ...termsProblems(terms).map(({ field, code }) => ({ field, code })),
  ]);
  const vatNumber = tidyVatNumber(terms.vatNumber);
  return {
    ...(isDetailed && detailColumns(details)),
    accept_offers: change.acceptOffers ?? seller.accept_offers,
    accept_viewings: change.acceptViewings ?? seller.accept_viewings,
    accept_pickup: change.acceptPickup ?? seller.accept_pickup,
    minimum_bid: terms.minimumBid ?? 0,
    account_holder: terms.accountHolder.trim() === '' ? null : terms.accountHolder.trim(),
    iban: ibanOrNull(terms.iban),
    vat_number: vatNumber === '' ? null : vatNumber,
    type: sellerTypeFor(vatNumber, seller.type),
    extra_info: terms.extraInfo.trim(),
    transport_timewindow:
      terms.transportTimewindow === null ? null : JSON.stringify(terms.transportTimewindow),
  };
}

/** The details of a trader; without a VAT number none are required. Throws ValidationError with the fields. */
function traderColumns(seller: Seller, change: SellerChange, now: Date): Updateable<SellersTable> {
  const isStillTrader = isTrader(
    sellerTypeFor(tidyVatNumber(termsOf(seller, change).vatNumber), seller.type),
  );
  const details: TraderDetails = {
    country: countryOf(addressOf(seller, change).country) ?? 'NL',
    contactEmail: change.contactEmail ?? seller.contact_email ?? '',
    registrationNumber: change.registrationNumber ?? seller.registration_number ?? '',
    isSelfCertified: isStillTrader && (change.isSelfCertified ?? seller.self_certified_at !== null),
  };
  requireNone(traderProblems(details).map(({ field, code }) => ({ field, code })));
  const [email, number] = [details.contactEmail.trim(), tidyRegistrationNumber(details.registrationNumber)];
  return {
    contact_email: email === '' ? null : email,
    registration_number: number === '' ? null : number,
    self_certified_at: details.isSelfCertified ? (seller.self_certified_at ?? now) : null,
    vat_scheme: isStillTrader ? (change.vatScheme ?? seller.vat_scheme) : null,
  };
}

/** The seller's terms after the change; they are validated together. */
function termsOf(seller: Seller, change: SellerChange): SellerTerms {
  return {
    accountHolder: change.accountHolder ?? seller.account_holder ?? '',
    iban: change.iban ?? seller.iban ?? '',
    vatNumber: change.vatNumber ?? seller.vat_number ?? '',
    minimumBid: change.minimumBid ?? seller.minimum_bid,
    extraInfo: change.extraInfo ?? seller.extra_info,
    transportTimewindow: change.transportTimewindow ?? seller.transport_timewindow,
  };
}

function addressOf(seller: Seller, { address }: SellerChange): AddressInput {
  if (address != null) return address;
  return {
    street: seller.street,
    houseNumber: seller.house_number,
    houseNumberExtension: seller.house_number_extension,
    postcode: seller.postcode,
    city: seller.city,
    province: seller.province,
    country: seller.country,
  };
}
