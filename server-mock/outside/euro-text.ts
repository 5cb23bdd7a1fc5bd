import type { Cents } from '#domain/money/cents.ts';

/** Formats 1234 cents as `12.34`, as the APIs of banks do. */
export function euroText(amount: Cents): string {
  return `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
}
