import { electronicFormatIBAN, isValidIBAN } from 'ibantools';

/** The number without spaces and hyphens, in capitals: how it is stored (SELL-004). */
export function tidyIban(text: string): string {
  return electronicFormatIBAN(text) ?? '';
}

/** True for a Dutch or Belgian account number with the right length and checksum (SELL-033; readings SELL-004). */
export function isIban(text: string): boolean {
  const iban = tidyIban(text);
  return /^(?:NL|BE)/.test(iban) && isValidIBAN(iban);
}

/** In groups of four, as on a bank card. */
export function ibanInGroups(iban: string): string {
  return tidyIban(iban).replace(/(.{4})(?=.)/g, '$1 ');
}
