import type { Mailed } from './check-rest.ts';

/** The latest of the emailed links to a guest's order; null before the first email has come. */
export function orderLinkIn(mails: readonly Mailed[], email: string, orderUuid: string): string | null {
  return latest(mails, email, /\/bestelling#([\w.-]+)/, (key) => key.startsWith(orderUuid));
}

/** The latest of the emailed links for withdrawing from a guest's purchases; null before one has come. */
export function withdrawalLinkIn(mails: readonly Mailed[], email: string): string | null {
  return latest(mails, email, /\/herroepen#([\w.-]+)/, () => true);
}

function latest(
  mails: readonly Mailed[],
  email: string,
  link: RegExp,
  isWanted: (key: string) => boolean,
): string | null {
  for (const { to, text } of mails.toReversed()) {
    const key = to === email ? link.exec(text)?.[1] : undefined;
    if (key !== undefined && isWanted(key)) return key;
  }
  return null;
}
