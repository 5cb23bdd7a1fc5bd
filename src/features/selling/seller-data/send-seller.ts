import { joinName } from '#domain/account/person-name.ts';
import { request } from '#src/data/graphql/client.ts';
import { CreateSellerDocument, type SellerDataFragment, UpdateSellerDocument } from './seller-data.gen.ts';
import { refusedFields } from './seller-messages.ts';
import type { SellerValues } from './seller-values.ts';
import type { SendOutcome } from './use-seller-form.ts';

export type SentSeller = SendOutcome | { readonly kind: 'seller'; readonly seller: SellerDataFragment };

/** Errors about the account rather than a field, for which the server's own message says what to do. */
const serverMessageCodes: readonly string[] = ['user_has_seller_already'];

function detailsOf(values: SellerValues) {
  const { street, houseNumber, houseNumberExtension, postcode, city, province, country } = values;
  return {
    name: joinName(values.firstName, values.lastName),
    phone: values.phone,
    address: { street, houseNumber, houseNumberExtension, postcode, city, province, country },
  };
}

type Answer =
  | { readonly __typename: 'Seller' }
  | {
      readonly errorCode: string;
      readonly message: string;
      readonly fields?: readonly { readonly field: string; readonly code: string }[];
    };

function refusalOf(answer: Exclude<Answer, { readonly __typename: 'Seller' }>): SendOutcome {
  if (answer.fields !== undefined) return { kind: 'problems', problems: refusedFields(answer.fields) };
  return { kind: 'failed', message: serverMessageCodes.includes(answer.errorCode) ? answer.message : null };
}

/** Creates a seller (SELL-028). A retry with the same `commandId` does not create a second one. */
export async function createSeller(values: SellerValues, commandId: string): Promise<SentSeller> {
  try {
    const { createSeller: answer } = await request(CreateSellerDocument, {
      input: detailsOf(values),
      commandId,
    });
    return answer.__typename === 'Seller' ? { kind: 'seller', seller: answer } : refusalOf(answer);
  } catch {
    return { kind: 'failed', message: null };
  }
}

/** Saves all values of the form (SELL-029). */
export async function updateSeller(values: SellerValues, commandId: string): Promise<SentSeller> {
  const { acceptOffers, acceptViewings, minimumBid, accountHolder, iban, vatNumber, extraInfo } = values;
  const terms = {
    acceptOffers,
    acceptViewings,
    minimumBid: minimumBid ?? 0,
    accountHolder,
    iban,
    vatNumber,
    extraInfo,
  };
  const { transportTimewindow, contactEmail, registrationNumber, vatScheme, isSelfCertified } = values;
  try {
    const { updateSeller: answer } = await request(UpdateSellerDocument, {
      ...detailsOf(values),
      ...terms,
      ...{ contactEmail, registrationNumber, vatScheme, isSelfCertified },
      transportTimewindow,
      commandId,
    });
    return answer.__typename === 'Seller' ? { kind: 'seller', seller: answer } : refusalOf(answer);
  } catch {
    return { kind: 'failed', message: null };
  }
}
