import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';
import type { EmailDeps, EmailWriters } from '../../process/email-writers.ts';
import { lineOfOrderProduct } from '../orders/public/lines.ts';
import type { OwnDelivery } from '../orders/public/own-lines.ts';
import { titleFor } from '../products/title-view.ts';
import { type ParcelChange, parcelChanges } from './events.ts';

type Side = 'buyer' | 'seller';
type LetterText = readonly [subject: string, paragraph: string];
type Letters = Readonly<Record<Locale, Readonly<Record<ParcelChange, Readonly<Record<Side, LetterText>>>>>>;

/**
 * `{title}` is replaced by the product's title. Only the seller is notified of a label; the buyer, of the first scan.
 */
const letters: Letters = {
  nl: {
    LABEL: {
      seller: [
        'Het verzendlabel voor {title}',
        'Open de bestelling, print het label en plak het op het pakket. Breng het daarna naar een postpunt.',
      ],
      buyer: [
        '{title} wordt verzonden',
        'De verkoper maakt het pakket klaar. Je kunt het volgen via de bestelling.',
      ],
    },
    ADDRESS: {
      seller: [
        'Geen verzendlabel voor {title}',
        'We konden geen label maken: een adres ontbreekt of de vervoerder neemt het niet aan. Controleer je eigen adres bij je gegevens. Klopt dat, stuur de koper dan een bericht of verstuur het pakket zelf. We proberen het elke twaalf uur opnieuw.',
      ],
      buyer: [
        'Klopt het bezorgadres van {title}?',
        'De verkoper kan het pakket nog niet versturen: een adres ontbreekt of de vervoerder neemt het niet aan. Geef het juiste adres door aan de verkoper of aan onze klantenservice.',
      ],
    },
    LOST: {
      seller: [
        'Het pakket met {title} is kwijt',
        'De vervoerder kan het pakket niet vinden. We zoeken het uit en houden het geld zolang vast. Bewaar je verzendbewijs.',
      ],
      buyer: [
        'Het pakket met {title} is kwijt',
        'De vervoerder kan het pakket niet vinden. We zoeken het uit en je geld blijft zolang bij ons.',
      ],
    },
    RETURNED: {
      seller: [
        'Het pakket met {title} komt terug',
        'De vervoerder kon het pakket niet bezorgen en stuurt het naar je terug. We zoeken uit hoe het verder gaat.',
      ],
      buyer: [
        'Het pakket met {title} gaat terug',
        'De vervoerder kon het pakket niet bezorgen. We zoeken uit hoe het verder gaat en je geld blijft zolang bij ons.',
      ],
    },
  },
  en: {
    LABEL: {
      seller: [
        'The shipping label for {title}',
        'Open the order, print the label and stick it on the parcel. Then take it to a parcel point.',
      ],
      buyer: [
        '{title} is being sent',
        'The seller is preparing the parcel. You can follow it from the order.',
      ],
    },
    ADDRESS: {
      seller: [
        'No shipping label for {title}',
        'We could not create a label: an address is missing or the carrier does not accept it. Check your own address in your details. If it is right, message the buyer or send the parcel yourself. We try again every twelve hours.',
      ],
      buyer: [
        'Is the delivery address of {title} right?',
        'The seller can’t send the parcel yet: an address is missing or the carrier does not accept it. Give the right address to the seller or to our customer service.',
      ],
    },
    LOST: {
      seller: [
        'The parcel with {title} is lost',
        'The carrier cannot find the parcel. We are looking into it and hold the money meanwhile. Keep your proof of posting.',
      ],
      buyer: [
        'The parcel with {title} is lost',
        'The carrier cannot find the parcel. We are looking into it and hold your money meanwhile.',
      ],
    },
    RETURNED: {
      seller: [
        'The parcel with {title} is coming back',
        'The carrier could not deliver the parcel and is returning it to you. We are looking into what happens next.',
      ],
      buyer: [
        'The parcel with {title} is going back',
        'The carrier could not deliver the parcel. We are looking into what happens next and hold your money meanwhile.',
      ],
    },
  },
  fr: {
    LABEL: {
      seller: [
        'L’étiquette d’envoi pour {title}',
        'Ouvrez la commande, imprimez l’étiquette et collez-la sur le colis. Déposez-le ensuite dans un point colis.',
      ],
      buyer: [
        '{title} va être envoyé',
        'Le vendeur prépare le colis. Vous pouvez le suivre depuis la commande.',
      ],
    },
    ADDRESS: {
      seller: [
        'Pas d’étiquette d’envoi pour {title}',
        'Nous n’avons pas pu créer d’étiquette : une adresse manque ou le transporteur la refuse. Vérifiez votre adresse dans vos données. Si elle est juste, écrivez à l’acheteur ou envoyez le colis vous-même. Nous réessayons toutes les douze heures.',
      ],
      buyer: [
        'L’adresse de livraison de {title} est-elle juste ?',
        'Le vendeur ne peut pas encore envoyer le colis : une adresse manque ou le transporteur la refuse. Donnez la bonne adresse au vendeur ou à notre service client.',
      ],
    },
    LOST: {
      seller: [
        'Le colis avec {title} est perdu',
        'Le transporteur ne retrouve pas le colis. Nous cherchons une solution et gardons l’argent. Conservez votre preuve de dépôt.',
      ],
      buyer: [
        'Le colis avec {title} est perdu',
        'Le transporteur ne retrouve pas le colis. Nous cherchons une solution et gardons votre argent.',
      ],
    },
    RETURNED: {
      seller: [
        'Le colis avec {title} revient',
        'Le transporteur n’a pas pu livrer le colis et vous le renvoie. Nous voyons avec vous la suite à donner.',
      ],
      buyer: [
        'Le colis avec {title} repart',
        'Le transporteur n’a pas pu livrer le colis. Nous cherchons une solution et gardons votre argent.',
      ],
    },
  },
};

const labels = { nl: 'Naar je bestelling', en: 'Go to your order', fr: 'Voir la commande' } as const;

/** The email about a parcel for one side. */
export async function parcelEmail(
  { db, config }: EmailDeps,
  { product }: OwnDelivery['line'],
  { side, what, locale }: { readonly side: Side; readonly what: ParcelChange; readonly locale: Locale },
): Promise<EmailContent> {
  const title = await titleFor(db, { productId: product.product_id, kept: product.title }, locale);
  const [subject, paragraph] = letters[locale][what][side];
  const url = new URL(`/account/bestellingen/${product.id}`, config.publicUrl).href;
  return {
    locale,
    subject: subject.replaceAll('{title}', () => title),
    paragraphs: [paragraph],
    action: { label: labels[locale], url },
  };
}

export const shipmentEmails: EmailWriters = {
  parcel_changed: async (deps, { subject, detail, locale }) => {
    const line = await lineOfOrderProduct(deps.db, subject);
    const [side, change] = detail.split(' ');
    const what = parcelChanges.find((one) => one === change);
    if (line === undefined || what === undefined) return null;
    return await parcelEmail(deps, line, { side: side === 'buyer' ? 'buyer' : 'seller', what, locale });
  },
};
