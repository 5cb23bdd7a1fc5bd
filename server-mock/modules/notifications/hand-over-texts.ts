import type { TextsByDetail } from './texts-by-detail.ts';

/** Texts of the notifications about hand-overs in person and parcels. */
export const handOverTexts = {
  appointment_changed: {
    'buyer PROPOSED': {
      nl: ['Kies een moment voor {title}', 'De verkoper stelt voor wanneer jullie elkaar zien.'],
      en: ['Choose a time for {title}', 'The seller has suggested when to meet.'],
      fr: ['Choisissez un moment pour {title}', 'Le vendeur propose un rendez-vous.'],
    },
    'seller PROPOSED': {
      nl: ['Kies een moment voor {title}', 'De koper stelt voor wanneer jullie elkaar zien.'],
      en: ['Choose a time for {title}', 'The buyer has suggested when to meet.'],
      fr: ['Choisissez un moment pour {title}', 'L’acheteur propose un rendez-vous.'],
    },
    'buyer MOVE_PROPOSED': {
      nl: ['Ander moment voor {title}?', 'De verkoper wil de afspraak verzetten.'],
      en: ['Another time for {title}?', 'The seller would like to move the appointment.'],
      fr: ['Un autre moment pour {title} ?', 'Le vendeur souhaite déplacer le rendez-vous.'],
    },
    'seller MOVE_PROPOSED': {
      nl: ['Ander moment voor {title}?', 'De koper wil de afspraak verzetten.'],
      en: ['Another time for {title}?', 'The buyer would like to move the appointment.'],
      fr: ['Un autre moment pour {title} ?', 'L’acheteur souhaite déplacer le rendez-vous.'],
    },
    'buyer FIXED': {
      nl: ['De afspraak voor {title} staat vast', 'Bekijk waar en wanneer, en zet het in je agenda.'],
      en: ['Your appointment for {title} is set', 'See where and when, and add it to your calendar.'],
      fr: ['Le rendez-vous pour {title} est fixé', 'Voyez où et quand, et ajoutez-le à votre agenda.'],
    },
    'seller FIXED': {
      nl: ['De afspraak voor {title} staat vast', 'Bekijk waar en wanneer, en zet het in je agenda.'],
      en: ['Your appointment for {title} is set', 'See where and when, and add it to your calendar.'],
      fr: ['Le rendez-vous pour {title} est fixé', 'Voyez où et quand, et ajoutez-le à votre agenda.'],
    },
    'buyer KEPT': {
      nl: ['De afspraak voor {title} blijft staan', 'Het moment dat jullie hadden afgesproken, geldt nog.'],
      en: ['Your appointment for {title} stays as it was', 'The time you agreed on still stands.'],
      fr: ['Le rendez-vous pour {title} est maintenu', 'Le moment convenu reste valable.'],
    },
    'seller KEPT': {
      nl: ['De afspraak voor {title} blijft staan', 'Het moment dat jullie hadden afgesproken, geldt nog.'],
      en: ['Your appointment for {title} stays as it was', 'The time you agreed on still stands.'],
      fr: ['Le rendez-vous pour {title} est maintenu', 'Le moment convenu reste valable.'],
    },
  },
  parcel_changed: {
    'seller LABEL': {
      nl: ['Het verzendlabel voor {title} is klaar', 'Print het en breng het pakket weg.'],
      en: ['The shipping label for {title} is ready', 'Print it and hand in the parcel.'],
      fr: ['L’étiquette d’envoi pour {title} est prête', 'Imprimez-la et déposez le colis.'],
    },
    'seller ADDRESS': {
      nl: [
        'Geen verzendlabel voor {title}',
        'De vervoerder neemt een adres niet aan. Controleer je eigen adres.',
      ],
      en: [
        'No shipping label for {title}',
        'The carrier does not accept an address. Check your own address.',
      ],
      fr: ['Pas d’étiquette pour {title}', 'Le transporteur refuse une adresse. Vérifiez la vôtre.'],
    },
    'buyer ADDRESS': {
      nl: [
        'Klopt het bezorgadres van {title}?',
        'De vervoerder neemt een adres niet aan. Neem contact met ons op.',
      ],
      en: [
        'Is the delivery address of {title} right?',
        'The carrier does not accept an address. Please contact us.',
      ],
      fr: [
        'L’adresse de livraison de {title} est-elle juste ?',
        'Le transporteur refuse une adresse. Contactez-nous.',
      ],
    },
    'buyer LOST': {
      nl: ['Het pakket met {title} is kwijt', 'We zoeken het uit. Je geld blijft zolang bij ons.'],
      en: ['The parcel with {title} is lost', 'We are looking into it and hold your money meanwhile.'],
      fr: ['Le colis avec {title} est perdu', 'Nous cherchons une solution et gardons votre argent.'],
    },
    'seller LOST': {
      nl: ['Het pakket met {title} is kwijt', 'We zoeken het uit. Bewaar je verzendbewijs.'],
      en: ['The parcel with {title} is lost', 'We are looking into it. Keep your proof of posting.'],
      fr: ['Le colis avec {title} est perdu', 'Nous cherchons. Conservez votre preuve de dépôt.'],
    },
    'buyer RETURNED': {
      nl: ['Het pakket met {title} gaat terug', 'Het kon niet worden bezorgd. We zoeken het uit.'],
      en: ['The parcel with {title} is going back', 'It could not be delivered. We are looking into it.'],
      fr: ['Le colis avec {title} repart', 'Il n’a pas pu être livré. Nous cherchons une solution.'],
    },
    'seller RETURNED': {
      nl: ['Het pakket met {title} komt terug', 'Het kon niet worden bezorgd. We zoeken het uit.'],
      en: ['The parcel with {title} is coming back', 'It could not be delivered. We are looking into it.'],
      fr: ['Le colis avec {title} revient', 'Il n’a pas pu être livré. Nous cherchons une solution.'],
    },
  },
} satisfies Readonly<Record<string, TextsByDetail>>;
