import type { InvoiceIssuer } from './invoice-issuer.ts';

/** The company behind the shop, as every page names it: the issuer of its invoices, and how to reach it. */
export interface Company extends InvoiceIssuer {
  readonly email: string;
  /** Null when none is set. */
  readonly phone: string | null;
  /** Whether the details are fictitious. */
  readonly isDemo: boolean;
}

interface CompanySettings {
  readonly CONTACT_EMAIL?: string | undefined;
  readonly CONTACT_PHONE?: string | undefined;
}

/** How people reach the demo, in a reserved domain and with a number that nobody has. */
const demoContact = { email: 'hallo@hervonden.test', phone: '+31 30 000 00 00' };

/** The mark of each fictitious field on an invoice. A page says it once, beside the details. */
const demoMark = / \(demo\)$/;

/** Returns the company of the issuer; null without one. */
export function companyOf(
  issuer: InvoiceIssuer | null,
  { CONTACT_EMAIL: email, CONTACT_PHONE: phone }: CompanySettings,
): Company | null {
  if (issuer === null) return null;
  const isDemo = demoMark.test(issuer.name);
  const plain = (text: string) => text.replace(demoMark, '');
  return {
    name: plain(issuer.name),
    address: plain(issuer.address),
    registrationNumber: plain(issuer.registrationNumber),
    vatNumber: plain(issuer.vatNumber),
    // Only the demo has one of its own: config.ts refuses a real company without it.
    email: email ?? demoContact.email,
    phone: phone ?? (isDemo ? demoContact.phone : null),
    isDemo,
  };
}
