import type { NotificationGroup } from '#domain/notifications/notification-kinds.ts';
import type { Locale } from '../../messages.ts';

/** The topics of a group's emails, in the form that follows "emails about". */
const groupNames: Readonly<Record<Locale, Readonly<Record<NotificationGroup, string>>>> = {
  nl: {
    bids: 'biedingen',
    messages: 'berichten en vragen',
    orders: 'bestellingen en verkopen',
    listings: 'je advertenties',
    searches: 'je zoekopdrachten',
    saved: 'producten en verkopers die je volgt',
    account: 'je account',
  },
  en: {
    bids: 'bids',
    messages: 'messages and questions',
    orders: 'orders and sales',
    listings: 'your listings',
    searches: 'your search requests',
    saved: 'products and sellers you follow',
    account: 'your account',
  },
  fr: {
    bids: 'les offres',
    messages: 'les messages et les questions',
    orders: 'les commandes et les ventes',
    listings: 'vos annonces',
    searches: 'vos recherches',
    saved: 'les pièces et les vendeurs que vous suivez',
    account: 'votre compte',
  },
};

const stopLabels: Readonly<Record<Locale, (about: string) => string>> = {
  nl: (about) => `Geen e-mails meer over ${about}`,
  en: (about) => `Stop emails about ${about}`,
  fr: (about) => `Ne plus recevoir d’e-mails sur ${about}`,
};

/** Returns the label of the link that ends the emails of a group. */
export function stopLabel(group: NotificationGroup, locale: Locale): string {
  return stopLabels[locale](groupNames[locale][group]);
}
