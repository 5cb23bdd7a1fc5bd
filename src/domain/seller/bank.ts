import { electronicFormatIBAN, isValidIBAN } from 'ibantools';

/** Returns the form in which an IBAN is stored: without spaces and hyphens, in capitals (SELL-004). */
export function tidyIban(text: string): string {
  return electronicFormatIBAN(text) ?? '';
}

/**
 * Returns true for a Dutch or Belgian IBAN with correct length and checksum (SELL-033; SELL-004, docs/readings.md).
 */
export function isIban(text: string): boolean {
  const iban = tidyIban(text);
  return /^(?:NL|BE)/.test(iban) && isValidIBAN(iban);
}

/** Formats an IBAN in groups of four, as on a bank card. */
export function ibanInGroups(iban: string): string {
  return tidyIban(iban).replace(/(.{4})(?=.)/g, '$1 ');
}
