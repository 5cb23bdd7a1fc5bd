import { tidyVatNumber } from '#domain/seller/vat.ts';

/** The company that operates the platform, as printed on its invoices. */
export interface InvoiceIssuer {
  readonly name: string;
  /** Street, postcode and city on one line. */
  readonly address: string;
  /** The KvK number (Dutch trade register). */
  readonly registrationNumber: string;
  readonly vatNumber: string;
}

/** The issuer of the demo. Every field is marked as fictitious, so that its invoices cannot pass for real ones. */
const demoIssuer: InvoiceIssuer = {
  ...{ name: 'Hervonden B.V. (demo)', address: 'Voorbeeldstraat 1, 3511 AB Utrecht (demo)' },
  ...{ registrationNumber: '12345678 (demo)', vatNumber: 'NL000099998B57 (demo)' },
};

interface InvoiceSettings {
  readonly INVOICE_NAME?: string | undefined;
  readonly INVOICE_ADDRESS?: string | undefined;
  readonly INVOICE_KVK?: string | undefined;
  readonly INVOICE_VAT?: string | undefined;
}

/**
 * Returns the configured issuer, else that of the demo; null for none, and `incomplete` if only some of its settings
 * are set.
 */
export function issuerOf(settings: InvoiceSettings, demo: boolean): InvoiceIssuer | null | 'incomplete' {
  const { INVOICE_NAME: name, INVOICE_ADDRESS: address } = settings;
  const { INVOICE_KVK: registrationNumber, INVOICE_VAT: vat } = settings;
  if ([name, address, registrationNumber, vat].every((value) => value === undefined))
    return demo ? demoIssuer : null;
  if (name === undefined || address === undefined || registrationNumber === undefined || vat === undefined)
    return 'incomplete';
  return { name, address, registrationNumber, vatNumber: tidyVatNumber(vat) };
}
