import type { NotificationKindName } from '#domain/notifications/notification-kinds.ts';
import { type Locale, locales } from '../../messages.ts';

/** A notification as it is shown: on a lock screen too, so without amounts, addresses and names of people. */
export interface LocalizedText {
  readonly title: string;
  readonly body: string;
}

/** `{title}` stands for what the notification is about, the title of a product as a rule. */
type Line = readonly [title: string, body: string];
type Lines = Readonly<Record<Locale, Line>>;

/** By detail; the empty one counts for every detail that is not listed. */
const texts: Readonly<Record<NotificationKindName, Readonly<Record<string, Lines>>>> = {
  bid_received: {
    '': {
      nl: ['Nieuw bod op {title}', 'Je hebt vijf dagen om te antwoorden.'],
      en: ['New bid on {title}', 'You have five days to answer.'],
      fr: ['Nouvelle offre pour {title}', 'Vous avez cinq jours pour y répondre.'],
    },
  },
  bid_expiring: {
    seller: {
      nl: ['Een bod op {title} verloopt morgen', 'Accepteer het, wijs het af of doe een tegenbod.'],
      en: ['A bid on {title} expires tomorrow', 'Accept it, decline it or make a counterbid.'],
      fr: ['Une offre pour {title} expire demain', 'Acceptez-la, refusez-la ou faites une contre-offre.'],
    },
    buyer: {
      nl: ['Nog één dag om {title} af te rekenen', 'Daarna vervalt je bod.'],
      en: ['One day left to pay for {title}', 'After that your bid expires.'],
      fr: ['Plus qu’un jour pour payer {title}', 'Ensuite, votre offre expire.'],
    },
  },
  bid_answered: {
    accepted: {
      nl: ['Je bod op {title} is geaccepteerd', 'Reken binnen vijf dagen af, dan is het van jou.'],
      en: ['Your bid on {title} was accepted', 'Pay within five days and it is yours.'],
      fr: ['Votre offre pour {title} est acceptée', 'Payez dans les cinq jours et la pièce est à vous.'],
    },
    counterbid: {
      nl: ['Tegenbod voor {title}', 'Bekijk wat de verkoper voorstelt.'],
      en: ['Counterbid for {title}', 'See what the seller proposes.'],
      fr: ['Contre-offre pour {title}', 'Voyez ce que le vendeur propose.'],
    },
    declined: {
      nl: ['Je bod op {title} is afgewezen', 'Je kunt opnieuw bieden of vergelijkbare producten bekijken.'],
      en: ['Your bid on {title} was declined', 'You can bid again or look at similar products.'],
      fr: ['Votre offre pour {title} est refusée', 'Faites une autre offre ou voyez des pièces similaires.'],
    },
  },
  bid_closed: {
    accepted_elsewhere: {
      nl: ['Je bod op {title} is gesloten', 'De verkoper heeft een ander bod geaccepteerd.'],
      en: ['Your bid on {title} is closed', 'The seller accepted another bid.'],
      fr: ['Votre offre pour {title} est close', 'Le vendeur a accepté une autre offre.'],
    },
    sold: {
      nl: ['{title} is verkocht', 'Je bod is daarmee gesloten.'],
      en: ['{title} has been sold', 'Your bid is closed.'],
      fr: ['{title} est vendu', 'Votre offre est donc close.'],
    },
    gone: {
      nl: ['{title} staat niet meer te koop', 'Je bod is daarmee gesloten.'],
      en: ['{title} is no longer for sale', 'Your bid is closed.'],
      fr: ['{title} n’est plus en vente', 'Votre offre est donc close.'],
    },
    unanswered: {
      nl: ['Je bod op {title} is verlopen', 'De verkoper heeft niet op tijd geantwoord.'],
      en: ['Your bid on {title} has expired', 'The seller did not answer in time.'],
      fr: ['Votre offre pour {title} a expiré', 'Le vendeur n’a pas répondu à temps.'],
    },
    unpaid: {
      nl: ['Je bod op {title} is verlopen', 'Je hebt niet op tijd afgerekend.'],
      en: ['Your bid on {title} has expired', 'It was not paid in time.'],
      fr: ['Votre offre pour {title} a expiré', 'Le paiement n’est pas arrivé à temps.'],
    },
    'seller unanswered': {
      nl: ['Een bod op {title} is verlopen', 'Je hebt niet op tijd geantwoord.'],
      en: ['A bid on {title} has expired', 'You did not answer in time.'],
      fr: ['Une offre pour {title} a expiré', 'Vous n’avez pas répondu à temps.'],
    },
    'seller unpaid': {
      nl: ['{title} is niet betaald', 'Het bod is verlopen en {title} staat weer te koop.'],
      en: ['{title} was not paid', 'The bid has expired and {title} is for sale again.'],
      fr: ['{title} n’a pas été payé', 'L’offre a expiré et {title} est de nouveau en vente.'],
    },
  },
  message_received: {
    '': {
      nl: ['Nieuw bericht', 'Over {title}'],
      en: ['New message', 'About {title}'],
      fr: ['Nouveau message', 'À propos de {title}'],
    },
  },
  messages_unread: {
    '': {
      nl: ['Ongelezen berichten', 'Over {title}'],
      en: ['Unread messages', 'About {title}'],
      fr: ['Messages non lus', 'À propos de {title}'],
    },
  },
  question_received: {
    QUESTION: {
      nl: ['Nieuwe vraag over {title}', 'Je vindt de vraag in je e-mail.'],
      en: ['New question about {title}', 'You will find it in your email.'],
      fr: ['Nouvelle question sur {title}', 'Vous la trouverez dans vos e-mails.'],
    },
    VIEWING: {
      nl: ['Iemand wil {title} komen bekijken', 'Je vindt de aanvraag in je e-mail.'],
      en: ['Someone would like to view {title}', 'You will find the request in your email.'],
      fr: ['Quelqu’un souhaite voir {title}', 'Vous trouverez la demande dans vos e-mails.'],
    },
  },
  order_placed: {
    '': {
      nl: ['{title} is van jou', 'We houden je geld vast tot je de ontvangst bevestigt.'],
      en: ['{title} is yours', 'We hold your money until you confirm receipt.'],
      fr: ['{title} est à vous', 'Nous gardons votre argent jusqu’à ce que vous confirmiez la réception.'],
    },
  },
  product_sold: {
    '': {
      nl: ['Verkocht: {title}', 'De koper heeft betaald. Bekijk hoe je het bezorgt.'],
      en: ['Sold: {title}', 'The buyer has paid. See how to deliver it.'],
      fr: ['Vendu : {title}', 'L’acheteur a payé. Voyez comment le livrer.'],
    },
  },
  order_changed: {
    'buyer ARRIVED': {
      nl: ['Is {title} goed aangekomen?', 'Bevestig de ontvangst of dien een klacht in.'],
      en: ['Did {title} arrive safely?', 'Confirm receipt or file a complaint.'],
      fr: ['{title} est bien arrivé ?', 'Confirmez la réception ou faites une réclamation.'],
    },
    'buyer HANDED_OFF': {
      nl: ['{title} is onderweg', 'Bevestig de ontvangst zodra het bij je staat.'],
      en: ['{title} is on its way', 'Confirm receipt as soon as you have it.'],
      fr: ['{title} est en route', 'Confirmez la réception dès que vous l’avez.'],
    },
    'buyer CONFIRMED': {
      nl: ['Je klacht over {title} is afgerond', 'De verkoop gaat door.'],
      en: ['Your complaint about {title} is closed', 'The sale goes ahead.'],
      fr: ['Votre réclamation sur {title} est close', 'La vente a lieu.'],
    },
    'buyer IN_REVIEW': {
      nl: ['We bekijken je klacht over {title}', 'Je geld blijft zolang bij ons.'],
      en: ['We are looking at your complaint about {title}', 'Meanwhile we keep your money safe.'],
      fr: ['Nous examinons votre réclamation sur {title}', 'En attendant, nous gardons votre argent.'],
    },
    'buyer CANCELLED': {
      nl: ['{title} is geannuleerd', 'Je krijgt je geld terug.'],
      en: ['{title} was cancelled', 'You get your money back.'],
      fr: ['Commande annulée : {title}', 'Vous êtes remboursé.'],
    },
    'seller CONFIRMED': {
      nl: ['{title} is ontvangen', 'We maken je geld over binnen 2 tot 5 werkdagen.'],
      en: ['{title} was received', 'We pay you within 2 to 5 working days.'],
      fr: ['{title} a été reçu', 'Nous vous payons sous 2 à 5 jours ouvrables.'],
    },
    'seller IN_REVIEW': {
      nl: ['Een klacht over {title}', 'We kijken ernaar. Het geld blijft zolang bij ons.'],
      en: ['A complaint about {title}', 'We are looking at it. Meanwhile we hold the money.'],
      fr: ['Une réclamation sur {title}', 'Nous l’examinons. En attendant, nous gardons l’argent.'],
    },
    'seller CANCELLED': {
      nl: ['{title} is geannuleerd', 'De verkoop gaat niet door.'],
      en: ['{title} was cancelled', 'The sale does not go ahead.'],
      fr: ['Vente annulée : {title}', 'La vente n’a pas lieu.'],
    },
  },
  transport_changed: {
    'buyer PROPOSED': {
      nl: ['Kies een dag voor {title}', 'De verkoper heeft dagen voorgesteld.'],
      en: ['Choose a day for {title}', 'The seller has proposed some days.'],
      fr: ['Choisissez un jour pour {title}', 'Le vendeur a proposé des jours.'],
    },
    'buyer PLANNED': {
      nl: ['De bezorgdag van {title} staat vast', 'Bekijk wanneer de chauffeur komt.'],
      en: ['The delivery day of {title} is set', 'See when the driver comes.'],
      fr: ['Le jour de livraison de {title} est fixé', 'Voyez quand le chauffeur passe.'],
    },
    'buyer WINDOW': {
      nl: ['Morgen onderweg: {title}', 'Zorg dat er iemand thuis is.'],
      en: ['On its way tomorrow: {title}', 'Make sure someone is at home.'],
      fr: ['En route demain : {title}', 'Veillez à ce que quelqu’un soit présent.'],
    },
    'buyer FAILED': {
      nl: ['Het vervoer van {title} is nog niet geboekt', 'Neem contact met ons op, dan lossen we het op.'],
      en: ['Transport for {title} is not booked yet', 'Contact us and we will sort it out.'],
      fr: [
        'Le transport de {title} n’est pas encore réservé',
        'Contactez-nous, nous trouverons une solution.',
      ],
    },
    'seller STARTED': {
      nl: ['Plan het vervoer van {title}', 'Stel 3 tot 5 dagen voor.'],
      en: ['Plan the transport of {title}', 'Propose 3 to 5 days.'],
      fr: ['Planifiez le transport de {title}', 'Proposez 3 à 5 jours.'],
    },
    'seller REJECTED': {
      nl: ['Andere dagen gevraagd voor {title}', 'Stel 3 tot 5 andere dagen voor.'],
      en: ['Other days requested for {title}', 'Propose 3 to 5 other days.'],
      fr: ['D’autres jours demandés pour {title}', 'Proposez 3 à 5 autres jours.'],
    },
    'seller SELECTED': {
      nl: ['De ophaaldag van {title} staat vast', 'Bekijk wanneer de chauffeur komt.'],
      en: ['The pick-up day of {title} is set', 'See when the driver comes.'],
      fr: ['Le jour d’enlèvement de {title} est fixé', 'Voyez quand le chauffeur passe.'],
    },
    'seller WINDOW': {
      nl: ['Morgen wordt {title} opgehaald', 'Bekijk in welk tijdvak de chauffeur komt.'],
      en: ['{title} is picked up tomorrow', 'See in which time slot the driver comes.'],
      fr: ['{title} est enlevé demain', 'Voyez dans quel créneau le chauffeur passe.'],
    },
    'seller FAILED': {
      nl: ['Het vervoer van {title} is nog niet geboekt', 'Neem contact met ons op, dan lossen we het op.'],
      en: ['Transport for {title} is not booked yet', 'Contact us and we will sort it out.'],
      fr: [
        'Le transport de {title} n’est pas encore réservé',
        'Contactez-nous, nous trouverons une solution.',
      ],
    },
  },
  product_approved: {
    '': {
      nl: ['{title} staat online', 'Deel je advertentie met wie ernaar zoekt.'],
      en: ['{title} is live', 'Share your listing with people looking for it.'],
      fr: ['{title} est en ligne', 'Partagez votre annonce autour de vous.'],
    },
  },
  product_changes_requested: {
    '': {
      nl: ['Pas {title} nog even aan', 'Bij elk veld staat wat er nodig is.'],
      en: ['{title} needs a few changes', 'Each field shows what is needed.'],
      fr: ['Quelques modifications pour {title}', 'Chaque champ indique ce qu’il faut.'],
    },
  },
  product_rejected: {
    '': {
      nl: ['{title} is niet geplaatst', 'Bekijk waarom.'],
      en: ['{title} was not published', 'See why.'],
      fr: ['{title} n’a pas été publié', 'Voyez pourquoi.'],
    },
  },
  product_taken_offline: {
    '': {
      nl: ['{title} is offline gehaald', 'In je e-mail lees je waarom.'],
      en: ['{title} was taken offline', 'Your email explains why.'],
      fr: ['{title} a été retiré de la vente', 'L’e-mail que vous recevez explique pourquoi.'],
    },
  },
  prices_suggested: {
    '': {
      nl: ['Prijsvoorstel voor {title}', 'Jij beslist of je het overneemt.'],
      en: ['Price suggestion for {title}', 'You decide whether to take it.'],
      fr: ['Suggestion de prix pour {title}', 'À vous de décider.'],
    },
    several: {
      nl: ['Nieuwe prijsvoorstellen', 'Voor {title} en meer. Jij beslist.'],
      en: ['New price suggestions', 'For {title} and more. You decide.'],
      fr: ['Nouvelles suggestions de prix', 'Pour {title} et d’autres. À vous de décider.'],
    },
  },
  search_matched: {
    '': {
      nl: ['Misschien is dit het: {title}', 'Net geplaatst, en het past bij je zoekopdracht.'],
      en: ['This may be the one: {title}', 'Just listed, and it matches your search request.'],
      fr: ['C’est peut-être la bonne pièce : {title}', 'Une nouvelle annonce correspond à votre recherche.'],
    },
  },
  saved_product_reduced: {
    '': {
      nl: ['{title} is afgeprijsd', 'Het staat bij je favorieten.'],
      en: ['Price drop: {title}', 'It is one of your favourites.'],
      fr: ['Prix en baisse : {title}', 'Il est dans vos favoris.'],
    },
  },
  saved_product_available: {
    '': {
      nl: ['{title} is weer te koop', 'Het staat bij je favorieten.'],
      en: ['{title} is for sale again', 'It is one of your favourites.'],
      fr: ['{title} est de nouveau en vente', 'Il est dans vos favoris.'],
    },
  },
  watched_product_available: {
    '': {
      nl: ['{title} is vrij', 'De reservering is verlopen. Wees er snel bij.'],
      en: ['{title} is available', 'The reservation has ended. Be quick.'],
      fr: ['{title} est disponible', 'La réservation a pris fin. Faites vite.'],
    },
  },
  followed_seller_published: {
    '': {
      nl: ['Nieuw van een verkoper die je volgt', '{title}'],
      en: ['New from a seller you follow', '{title}'],
      fr: ['Nouveau chez un vendeur que vous suivez', '{title}'],
    },
  },
  report_resolved: {
    WARNING: {
      nl: [
        'We hebben je melding bekeken',
        'Dit was tegen onze regels. We hebben de persoon om wie het gaat gewaarschuwd. Bedankt voor het melden.',
      ],
      en: [
        'We have looked at your report',
        'It was against our rules. We have warned the person concerned. Thank you for telling us.',
      ],
      fr: [
        'Nous avons examiné votre signalement',
        'C’était contraire à nos règles. Nous avons averti la personne concernée. Merci de l’avoir signalé.',
      ],
    },
    REMOVED: {
      nl: [
        'We hebben je melding bekeken',
        'Dit was tegen onze regels. De advertentie staat niet meer online. Bedankt voor het melden.',
      ],
      en: [
        'We have looked at your report',
        'It was against our rules. The listing is no longer online. Thank you for telling us.',
      ],
      fr: [
        'Nous avons examiné votre signalement',
        'C’était contraire à nos règles. L’annonce n’est plus en ligne. Merci de l’avoir signalé.',
      ],
    },
    SUSPENDED: {
      nl: [
        'We hebben je melding bekeken',
        'Dit was tegen onze regels. We hebben het account geschorst. Bedankt voor het melden.',
      ],
      en: [
        'We have looked at your report',
        'It was against our rules. We have suspended the account. Thank you for telling us.',
      ],
      fr: [
        'Nous avons examiné votre signalement',
        'C’était contraire à nos règles. Nous avons suspendu le compte. Merci de l’avoir signalé.',
      ],
    },
    NO_VIOLATION: {
      nl: [
        'We hebben je melding bekeken',
        'We zagen niets dat tegen onze regels is. Bedankt voor het melden.',
      ],
      en: ['We have looked at your report', 'We found nothing against our rules. Thank you for telling us.'],
      fr: [
        'Nous avons examiné votre signalement',
        'Rien n’est contraire à nos règles. Merci de l’avoir signalé.',
      ],
    },
  },
  report_warning: {
    PRODUCT: {
      nl: ['Waarschuwing over {title}', 'In je e-mail lees je wat er niet mag.'],
      en: ['A warning about {title}', 'Your email explains what is not allowed.'],
      fr: ['Avertissement concernant {title}', 'Votre e-mail explique ce qui n’est pas autorisé.'],
    },
    CHAT: {
      nl: ['Waarschuwing over je berichten', 'In je e-mail lees je wat er niet mag.'],
      en: ['A warning about your messages', 'Your email explains what is not allowed.'],
      fr: ['Avertissement concernant vos messages', 'Votre e-mail explique ce qui n’est pas autorisé.'],
    },
    SELLER: {
      nl: ['Waarschuwing over je account', 'In je e-mail lees je wat er niet mag.'],
      en: ['A warning about your account', 'Your email explains what is not allowed.'],
      fr: ['Avertissement concernant votre compte', 'Votre e-mail explique ce qui n’est pas autorisé.'],
    },
  },
};

/** Titles of products go up to 150 characters; a lock screen shows fewer. */
const longestTitle = 80;

function short(title: string): string {
  return title.length <= longestTitle ? title : `${title.slice(0, longestTitle - 1).trimEnd()}…`;
}

/** Whether a kind has something to say about a detail: not every change is news to both sides. */
export function hasNotificationText(kind: NotificationKindName, detail: string): boolean {
  return texts[kind][detail] !== undefined || texts[kind][''] !== undefined;
}

/**
 * A notification's texts in every language. Throws for a detail that the kind has no text for: a new one needs its
 * sentences first.
 */
export function notificationTexts(
  kind: NotificationKindName,
  detail: string,
  titles: Readonly<Record<Locale, string>>,
): Readonly<Record<Locale, LocalizedText>> {
  const lines = texts[kind][detail] ?? texts[kind][''];
  if (lines === undefined) throw new Error(`No text for notification ${kind} with detail "${detail}".`);
  const filled = (locale: Locale): LocalizedText => {
    const [title, body] = lines[locale];
    const put = (line: string) => line.replaceAll('{title}', () => short(titles[locale]));
    return { title: put(title), body: put(body) };
  };
  return Object.fromEntries(locales.map((locale) => [locale, filled(locale)])) as Record<
    Locale,
    LocalizedText
  >;
}
