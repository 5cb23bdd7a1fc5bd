import type { SuspensionReason } from '#domain/staff/suspension.ts';
import type { Locale } from '../../messages.ts';
import { renderEmail } from '../../outside/mail/email-content.ts';

interface Words {
  readonly hello: (name: string) => string;
  readonly suspended: {
    readonly subject: string;
    readonly reasons: Readonly<Record<SuspensionReason, string>>;
    readonly means: string;
    readonly orders: string;
    readonly wrong: string;
  };
  readonly reinstated: { readonly subject: string; readonly text: string; readonly action: string };
}

const words: Readonly<Record<Locale, Words>> = {
  nl: {
    hello: (name) => `Hallo ${name},`,
    suspended: {
      subject: 'Je account is geschorst',
      reasons: {
        FRAUD: 'We hebben je account geschorst omdat we fraude vermoeden.',
        PROHIBITED_PRODUCTS:
          'We hebben je account geschorst omdat je iets aanbood wat je bij ons niet mag verkopen.',
        ABUSE: 'We hebben je account geschorst om hoe je met anderen omging.',
        SPAM: 'We hebben je account geschorst omdat je ongevraagd reclame verstuurde.',
        NOT_DELIVERING:
          'We hebben je account geschorst omdat verkochte producten niet bij de koper aankwamen.',
        OTHER: 'We hebben je account geschorst.',
      },
      means: 'Je kunt niet meer inloggen en je advertenties zijn niet te zien zolang de schorsing duurt.',
      orders: 'Lopende bestellingen gaan door. Wat je daarvoor moet weten, mailen we je.',
      wrong: 'Klopt dit niet? Beantwoord deze e-mail en leg uit waarom, dan kijken we er opnieuw naar.',
    },
    reinstated: {
      subject: 'Je schorsing is opgeheven',
      text: 'Je kunt weer inloggen. Advertenties die we hadden verborgen, zijn weer te zien.',
      action: 'Inloggen',
    },
  },
  en: {
    hello: (name) => `Hello ${name},`,
    suspended: {
      subject: 'Your account is suspended',
      reasons: {
        FRAUD: 'We suspended your account because we suspect fraud.',
        PROHIBITED_PRODUCTS:
          'We suspended your account because you offered something that is not allowed here.',
        ABUSE: 'We suspended your account because of how you treated others.',
        SPAM: 'We suspended your account because you sent unsolicited advertising.',
        NOT_DELIVERING: 'We suspended your account because products you sold did not reach their buyers.',
        OTHER: 'We suspended your account.',
      },
      means: 'You can’t sign in, and your listings are hidden for as long as the suspension lasts.',
      orders: 'Orders in progress continue. We will email you whatever you need to know about them.',
      wrong: 'Do you think this is a mistake? Reply to this email and tell us why, and we will look again.',
    },
    reinstated: {
      subject: 'Your suspension has been lifted',
      text: 'You can sign in again. Listings that we had hidden are visible again.',
      action: 'Sign in',
    },
  },
  fr: {
    hello: (name) => `Bonjour ${name},`,
    suspended: {
      subject: 'Votre compte est suspendu',
      reasons: {
        FRAUD: 'Nous avons suspendu votre compte parce que nous soupçonnons une fraude.',
        PROHIBITED_PRODUCTS:
          'Nous avons suspendu votre compte parce que vous proposiez un produit interdit à la vente.',
        ABUSE: 'Nous avons suspendu votre compte en raison de votre comportement envers d’autres personnes.',
        SPAM: 'Nous avons suspendu votre compte parce que vous envoyiez de la publicité non sollicitée.',
        NOT_DELIVERING:
          'Nous avons suspendu votre compte parce que des produits vendus ne sont pas arrivés chez leurs acheteurs.',
        OTHER: 'Nous avons suspendu votre compte.',
      },
      means: 'Vous ne pouvez plus vous connecter et vos annonces sont masquées pendant la suspension.',
      orders: 'Les commandes en cours se poursuivent. Nous vous enverrons par e-mail ce qu’il faut savoir.',
      wrong:
        'C’est une erreur ? Répondez à cet e-mail en expliquant pourquoi, et nous réexaminerons la décision.',
    },
    reinstated: {
      subject: 'Votre suspension est levée',
      text: 'Vous pouvez à nouveau vous connecter. Les annonces masquées sont de nouveau visibles.',
      action: 'Se connecter',
    },
  },
};

/** The email about a suspension: its reason, the explanation of staff, and what it means. */
export function suspensionMail(
  facts: { readonly name: string; readonly reason: SuspensionReason; readonly words: string },
  locale: Locale,
) {
  const { hello, suspended } = words[locale];
  return renderEmail({
    locale,
    subject: suspended.subject,
    paragraphs: [
      ...[hello(facts.name), suspended.reasons[facts.reason], facts.words],
      ...[suspended.means, suspended.orders, suspended.wrong],
    ],
    action: null,
  });
}

/** The email about a lifted suspension. */
export function reinstatementMail(facts: { readonly name: string; readonly url: string }, locale: Locale) {
  const { hello, reinstated } = words[locale];
  return renderEmail({
    locale,
    subject: reinstated.subject,
    paragraphs: [hello(facts.name), reinstated.text],
    action: { label: reinstated.action, url: facts.url },
  });
}
