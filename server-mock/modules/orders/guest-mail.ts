import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';

/** A buyer without an account. */
export interface OrderGuest {
  readonly email: string;
  /** The URL that opens the order without an account. */
  readonly order: string;
  /** The URL for creating an account with this email address, which then shows the order. */
  readonly signUp: string;
}

interface GuestTexts {
  readonly see: string;
  /** Used while the buyer can still confirm receipt or complain. */
  readonly open: string;
  readonly account: (email: string) => string;
  readonly expiry: string;
  readonly renewed: (facts: { readonly title: string; readonly number: string }) => {
    readonly subject: string;
    readonly text: string;
  };
}

const texts: Readonly<Record<Locale, GuestTexts>> = {
  nl: {
    see: 'Bekijk je bestelling',
    open: 'Op de pagina van je bestelling volg je de levering, bevestig je de ontvangst of meld je een probleem, en schrijf je de verkoper. Een account is niet nodig.',
    account: (email) =>
      `Liever alles op één plek? Maak een account met ${email}, dan staat deze bestelling erin:`,
    expiry: 'De link naar je bestelling is persoonlijk en werkt 90 dagen. Stuur hem niet door.',
    renewed: ({ title, number }) => ({
      subject: `Nieuwe link naar bestelling ${number}`,
      text: `Je vroeg een nieuwe link aan naar je bestelling van ${title}. Heb je dat niet gedaan? Dan hoef je niets te doen.`,
    }),
  },
  en: {
    see: 'View your order',
    open: 'On your order page you can track the delivery, confirm receipt, report a problem and message the seller. You don’t need an account.',
    account: (email) =>
      `Prefer to keep everything in one place? Create an account with ${email} and you’ll find this order there:`,
    expiry: 'The link to your order is personal and works for 90 days. Please don’t forward it.',
    renewed: ({ title, number }) => ({
      subject: `New link to order ${number}`,
      text: `You requested a new link to your order of ${title}. If that wasn’t you, there is nothing you need to do.`,
    }),
  },
  fr: {
    see: 'Voir votre commande',
    open: 'Sur la page de votre commande, suivez la livraison, confirmez la réception, signalez un problème ou écrivez au vendeur. Aucun compte n’est nécessaire.',
    account: (email) =>
      `Envie de tout retrouver au même endroit ? Créez un compte avec ${email} : cette commande y figurera.`,
    expiry: 'Le lien vers votre commande est personnel et valable 90 jours. Ne le transférez pas.',
    renewed: ({ title, number }) => ({
      subject: `Nouveau lien vers la commande ${number}`,
      text: `Vous avez demandé un nouveau lien vers votre commande de ${title}. Si ce n’est pas vous, vous n’avez rien à faire.`,
    }),
  },
};

/** An email about an order to a buyer without an account, with a link that opens the order. */
export function guestOrderMail(
  content: Pick<EmailContent, 'subject' | 'paragraphs'>,
  { guest, isOpen }: { readonly guest: OrderGuest; readonly isOpen: boolean },
  locale: Locale,
): EmailContent {
  const { see, open, account, expiry } = texts[locale];
  return {
    ...{ locale, subject: content.subject },
    paragraphs: [...content.paragraphs, ...(isOpen ? [open] : [])],
    action: { label: see, url: guest.order },
    below: [expiry, `${account(guest.email)} ${guest.signUp}`],
  };
}

/** The text of the email with a new link. */
export function renewedLinkContent(
  facts: { readonly title: string; readonly number: string },
  locale: Locale,
): Pick<EmailContent, 'subject' | 'paragraphs'> {
  const { subject, text } = texts[locale].renewed(facts);
  return { subject, paragraphs: [text] };
}
