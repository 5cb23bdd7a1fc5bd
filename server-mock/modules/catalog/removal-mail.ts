import type { RemovalReason } from '#domain/staff/removal.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';

interface Copy {
  readonly subject: (title: string) => string;
  readonly reasons: Readonly<Record<RemovalReason, string>>;
  readonly means: string;
  readonly wrong: string;
  readonly action: string;
}

const copy: Readonly<Record<Locale, Copy>> = {
  nl: {
    subject: (title) => `We hebben ${title} offline gehaald`,
    reasons: {
      PROHIBITED: 'We hebben je advertentie offline gehaald omdat dit product hier niet verkocht mag worden.',
      COUNTERFEIT: 'We hebben je advertentie offline gehaald omdat het product namaak lijkt.',
      STOLEN: 'We hebben je advertentie offline gehaald omdat het product mogelijk gestolen is.',
      MISLEADING: 'We hebben je advertentie offline gehaald omdat de foto’s of de tekst kopers misleiden.',
      UNSAFE: 'We hebben je advertentie offline gehaald omdat het product niet veilig is.',
      DUPLICATE: 'We hebben je advertentie offline gehaald omdat je dit product ook in een andere aanbiedt.',
      OTHER: 'We hebben je advertentie offline gehaald.',
    },
    means: 'Openstaande biedingen zijn gesloten. Wie aan het afrekenen was, krijgt het geld terug.',
    wrong: 'Klopt dit niet? Beantwoord deze e-mail en leg uit waarom, dan kijken we er opnieuw naar.',
    action: 'Advertentie bekijken',
  },
  en: {
    subject: (title) => `We took ${title} offline`,
    reasons: {
      PROHIBITED: 'We took your listing offline because this product may not be sold here.',
      COUNTERFEIT: 'We took your listing offline because the product appears to be counterfeit.',
      STOLEN: 'We took your listing offline because the product may be stolen.',
      MISLEADING: 'We took your listing offline because its photos or its text mislead buyers.',
      UNSAFE: 'We took your listing offline because the product is not safe.',
      DUPLICATE: 'We took your listing offline because you offer this product in another one too.',
      OTHER: 'We took your listing offline.',
    },
    means: 'Open bids are closed. Anyone who was paying for it gets their money back.',
    wrong: 'Do you think this is a mistake? Reply to this email and tell us why, and we will look again.',
    action: 'View the listing',
  },
  fr: {
    subject: (title) => `Nous avons retiré ${title} de la vente`,
    reasons: {
      PROHIBITED: 'Nous avons retiré votre annonce parce que ce produit ne peut pas être vendu ici.',
      COUNTERFEIT: 'Nous avons retiré votre annonce parce que le produit semble être une contrefaçon.',
      STOLEN: 'Nous avons retiré votre annonce parce que le produit a peut-être été volé.',
      MISLEADING:
        'Nous avons retiré votre annonce parce que ses photos ou son texte induisent les acheteurs en erreur.',
      UNSAFE: 'Nous avons retiré votre annonce parce que le produit n’est pas sûr.',
      DUPLICATE:
        'Nous avons retiré votre annonce parce que vous proposez ce produit dans une autre annonce aussi.',
      OTHER: 'Nous avons retiré votre annonce.',
    },
    means: 'Les offres en cours sont closes. Toute personne en train de payer est remboursée.',
    wrong:
      'C’est une erreur ? Répondez à cet e-mail en expliquant pourquoi, et nous réexaminerons la décision.',
    action: 'Voir l’annonce',
  },
};

/**
 * The email that notifies a seller that staff took a product offline, with the reason, the explanation by staff, and
 * the consequences.
 */
export function removalMail(
  facts: {
    readonly title: string;
    readonly reason: RemovalReason;
    readonly explanation: string;
    /** The page on which the seller finds the product. */
    readonly url: string;
  },
  locale: Locale,
): EmailContent {
  const { subject, reasons, means, wrong, action } = copy[locale];
  return {
    locale,
    subject: subject(facts.title),
    paragraphs: [reasons[facts.reason], facts.explanation, means, wrong],
    action: { label: action, url: facts.url },
  };
}
