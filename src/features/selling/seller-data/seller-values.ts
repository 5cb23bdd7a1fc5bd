import * as v from 'valibot';
import { splitName } from '#domain/account/person-name.ts';
import { ibanInGroups } from '#domain/seller/bank.ts';
import { sessionKeys } from '#domain/storage/session-keys.ts';
import type { MyData } from './seller-query.ts';

const text = v.string();
const valuesSchema = v.object({
  ...{
    firstName: text,
    lastName: text,
    phone: text,
    street: text,
    houseNumber: text,
    houseNumberExtension: text,
  },
  ...{ postcode: text, city: text, province: text, country: v.picklist(['NL', 'BE']) },
  ...{ accountHolder: text, iban: text, vatNumber: text, extraInfo: text },
  ...{ contactEmail: text, registrationNumber: text, isSelfCertified: v.boolean() },
  // Missing in forms that an earlier version stored in the tab.
  vatScheme: v.optional(v.nullable(v.picklist(['ORDINARY', 'MARGIN', 'MIXED'])), null),
  // A brand counts as a business even without a VAT number.
  isBrand: v.boolean(),
  acceptOffers: v.boolean(),
  acceptViewings: v.boolean(),
  minimumBid: v.nullable(v.number()),
  transportTimewindow: v.object({
    ...{
      monday: text,
      tuesday: text,
      wednesday: text,
      thursday: text,
      friday: text,
      saturday: text,
      sunday: text,
    },
    instructions: text,
  }),
});

/** All values of the form, as entered. */
export type SellerValues = v.InferOutput<typeof valuesSchema>;

/** Whether the entered values make the seller a business: a VAT number, or a brand. */
export function sellsAsBusiness({ vatNumber, isBrand }: SellerValues): boolean {
  return isBrand || vatNumber.trim() !== '';
}

const noWindow = {
  ...{ monday: '', tuesday: '', wednesday: '', thursday: '', friday: '', saturday: '', sunday: '' },
  instructions: '',
};

/** The form values for the stored details. Without a seller, the name is taken from the account. */
export function valuesOf({ name, seller }: Pick<MyData, 'name' | 'seller'>): SellerValues {
  const { address } = seller ?? {};
  return {
    ...splitName(seller?.name ?? name),
    phone: seller?.phone ?? '',
    street: address?.street ?? '',
    houseNumber: address?.houseNumber ?? '',
    houseNumberExtension: address?.houseNumberExtension ?? '',
    postcode: address?.postcode ?? '',
    city: address?.city ?? '',
    province: address?.province ?? '',
    country: address?.country === 'BE' ? 'BE' : 'NL',
    accountHolder: seller?.accountHolder ?? '',
    iban: ibanInGroups(seller?.iban ?? ''),
    vatNumber: seller?.vatNumber ?? '',
    contactEmail: seller?.contactEmail ?? '',
    registrationNumber: seller?.registrationNumber ?? '',
    isSelfCertified: seller?.isSelfCertified === true,
    vatScheme: seller?.vatScheme ?? null,
    isBrand: seller?.type.startsWith('brand_') === true,
    extraInfo: seller?.extraInfo ?? '',
    acceptOffers: seller?.acceptOffers ?? true,
    acceptViewings: seller?.acceptViewings ?? false,
    minimumBid: seller?.minimumBid ?? 0,
    transportTimewindow: windowOf(seller),
  };
}

function windowOf(seller: MyData['seller']): SellerValues['transportTimewindow'] {
  return seller?.transportTimewindow ?? noWindow;
}

const key = sessionKeys.sellerForm;
const storedSchema = v.object({ owner: v.string(), values: valuesSchema });

/** The unsaved form values of this tab, which survive a reload. Those of another owner are removed. */
export function readStoredValues(owner: string): SellerValues | null {
  try {
    const stored = sessionStorage.getItem(key);
    if (stored === null) return null;
    const saved = v.safeParse(storedSchema, JSON.parse(stored));
    if (saved.success && saved.output.owner === owner) return saved.output.values;
    sessionStorage.removeItem(key);
    return null;
  } catch {
    return null;
  }
}

/** Stores the form values for this tab; null removes them. */
export function storeForm(owner: string, values: SellerValues | null): void {
  try {
    if (values === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ owner, values }));
  } catch {
    // Without sessionStorage the values last as long as the page.
  }
}
