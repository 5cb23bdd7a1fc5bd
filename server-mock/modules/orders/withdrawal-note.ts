import type { Locale } from '../../messages.ts';

/** The right of withdrawal, in the confirmation of a purchase from a trader. */
const notes: Readonly<Record<Locale, (url: string) => string>> = {
  nl: (url) =>
    `Je kocht van een zakelijke verkoper. Tot en met 14 dagen na ontvangst kun je de aankoop zonder reden herroepen: ${url}`,
  en: (url) =>
    `You bought from a business seller. You can withdraw from the purchase without giving a reason until 14 days after receipt: ${url}`,
  fr: (url) =>
    `Vous avez acheté à un vendeur professionnel. Vous pouvez vous rétracter sans motif jusqu’à 14 jours après la réception : ${url}`,
};

export function withdrawalNote(publicUrl: string, locale: Locale): string {
  return notes[locale](new URL('/herroepen', publicUrl).href);
}
