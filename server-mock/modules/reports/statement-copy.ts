import type { AppealOutcome } from '#domain/report/report-appeal.ts';
import type { ReportDecision, ReportGround, ReportKind } from '#domain/report/report-rules.ts';
import type { Locale } from '../../messages.ts';

interface Named {
  readonly number: string;
  /** The reported content, phrased for use within a sentence. */
  readonly about: string;
  readonly day: string;
}

export interface StatementCopy {
  /** The reported content, addressed to the reporter; the title is set only for a product or a seller. */
  readonly about: Readonly<Record<ReportKind, (title: string) => string>>;
  /** The same, addressed to the affected person. */
  readonly yours: Readonly<Record<ReportKind, (title: string) => string>>;
  readonly receipt: {
    readonly subject: (number: string) => string;
    readonly text: (named: Named) => string;
    readonly reason: (label: string) => string;
    readonly next: (day: string) => string;
  };
  readonly appealReceipt: {
    readonly subject: (number: string) => string;
    readonly text: (number: string) => string;
    readonly next: (day: string) => string;
  };
  readonly decision: {
    readonly subject: (number: string) => string;
    readonly reported: (named: Named) => string;
    readonly outcomes: Readonly<Record<ReportDecision, string>>;
  };
  readonly measure: {
    readonly subject: (about: string) => string;
    readonly reported: (about: string) => string;
    readonly outcomes: Readonly<Record<Exclude<ReportDecision, 'NO_VIOLATION'>, string>>;
  };
  readonly appeal: {
    readonly subject: (number: string) => string;
    readonly outcomes: Readonly<Record<AppealOutcome, string>>;
    readonly stands: Readonly<Record<ReportDecision, string>>;
  };
  readonly grounds: Readonly<Record<ReportGround, string>>;
  readonly automation: string;
  readonly mayAppeal: (day: string) => string;
  readonly final: string;
  readonly see: string;
}

export const statementCopy: Readonly<Record<Locale, StatementCopy>> = {
  nl: {
    about: {
      PRODUCT: (title) => `de advertentie “${title}”`,
      CHAT: () => 'berichten in een chat',
      SELLER: (title) => `de verkoper ${title}`,
      REVIEW: () => 'een beoordeling',
    },
    yours: {
      PRODUCT: (title) => `je advertentie “${title}”`,
      CHAT: () => 'je berichten',
      SELLER: () => 'je account',
      REVIEW: () => 'je beoordeling',
    },
    receipt: {
      subject: (number) => `We hebben je melding ontvangen (${number})`,
      text: ({ number, about, day }) =>
        `Op ${day} meldde je ${about}. Je melding heeft nummer ${number}. Bedankt dat je dit doorgeeft.`,
      reason: (label) => `Reden: ${label}.`,
      next: (day) =>
        `Een medewerker bekijkt je melding en beslist uiterlijk op ${day}. Je krijgt het besluit met de redenen per e-mail.`,
    },
    appealReceipt: {
      subject: (number) => `We hebben je bezwaar ontvangen (${number})`,
      text: (number) => `We hebben je bezwaar tegen ons besluit over melding ${number} ontvangen.`,
      next: (day) => `Een andere collega bekijkt alles opnieuw en beslist uiterlijk op ${day}.`,
    },
    decision: {
      subject: (number) => `Ons besluit over je melding (${number})`,
      reported: ({ number, about, day }) => `Op ${day} meldde je ${about} (melding ${number}).`,
      outcomes: {
        NO_VIOLATION: 'We zagen niets dat tegen onze regels of de wet is.',
        WARNING: 'Dit mag niet. We hebben de persoon om wie het gaat gewaarschuwd.',
        REMOVED: 'Dit mag niet. Wat je meldde, staat niet meer online.',
        SUSPENDED: 'Dit mag niet. We hebben het account geschorst.',
      },
    },
    measure: {
      subject: (about) => `Ons besluit over ${about}`,
      reported: (about) => `We kregen een melding over ${about} en hebben die bekeken.`,
      outcomes: {
        WARNING:
          'Je krijgt een waarschuwing. Gebeurt het nog eens, dan kunnen we je advertenties verwijderen of je account schorsen.',
        REMOVED: 'We hebben dit van de site gehaald.',
        SUSPENDED: 'We hebben je account geschorst. Je kunt niet meer inloggen.',
      },
    },
    appeal: {
      subject: (number) => `Het besluit na bezwaar (${number})`,
      outcomes: {
        UPHELD: 'Een andere collega heeft alles opnieuw bekeken. Ons besluit blijft staan.',
        REVERSED: 'Een andere collega heeft alles opnieuw bekeken. We hebben ons besluit herzien.',
      },
      stands: {
        NO_VIOLATION:
          'Er is niets gebeurd dat tegen onze regels of de wet is. Een maatregel is teruggedraaid.',
        WARNING: 'De persoon om wie het gaat, is gewaarschuwd.',
        REMOVED: 'Wat gemeld is, staat niet meer online.',
        SUSPENDED: 'Het account is geschorst.',
      },
    },
    grounds: {
      RULES: 'Dit besluit steunt op onze gebruiksvoorwaarden.',
      LAW: 'Dit besluit steunt op de wet: dit is niet toegestaan in de Europese Unie, Nederland of België.',
    },
    automation: 'Een medewerker heeft dit besluit genomen, zonder automatische middelen.',
    mayAppeal: (day) =>
      `Ben je het er niet mee eens? Tot en met ${day} kun je gratis bezwaar maken; een andere collega kijkt er dan naar. Je kunt ook naar een erkende geschillencommissie of naar de rechter.`,
    final: 'Ben je het er niet mee eens, dan kun je naar een erkende geschillencommissie of naar de rechter.',
    see: 'Besluit bekijken',
  },
  en: {
    about: {
      PRODUCT: (title) => `the listing “${title}”`,
      CHAT: () => 'messages in a chat',
      SELLER: (title) => `the seller ${title}`,
      REVIEW: () => 'a review',
    },
    yours: {
      PRODUCT: (title) => `your listing “${title}”`,
      CHAT: () => 'your messages',
      SELLER: () => 'your account',
      REVIEW: () => 'your review',
    },
    receipt: {
      subject: (number) => `We have received your report (${number})`,
      text: ({ number, about, day }) =>
        `On ${day} you reported ${about}. Your report has number ${number}. Thank you for letting us know.`,
      reason: (label) => `Reason: ${label}.`,
      next: (day) =>
        `A member of our team reviews your report and decides by ${day}. We will email you the decision with the reasons.`,
    },
    appealReceipt: {
      subject: (number) => `We have received your appeal (${number})`,
      text: (number) => `We have received your appeal against our decision on report ${number}.`,
      next: (day) => `Another colleague reviews everything again and decides by ${day}.`,
    },
    decision: {
      subject: (number) => `Our decision on your report (${number})`,
      reported: ({ number, about, day }) => `On ${day} you reported ${about} (report ${number}).`,
      outcomes: {
        NO_VIOLATION: 'We found nothing that is against our rules or the law.',
        WARNING: 'This is not allowed. We have warned the person concerned.',
        REMOVED: 'This is not allowed. What you reported is no longer online.',
        SUSPENDED: 'This is not allowed. We have suspended the account.',
      },
    },
    measure: {
      subject: (about) => `Our decision about ${about}`,
      reported: (about) => `We received a report about ${about} and have reviewed it.`,
      outcomes: {
        WARNING:
          'You have been given a warning. If it happens again, we may remove your listings or suspend your account.',
        REMOVED: 'We have removed this from the site.',
        SUSPENDED: 'We have suspended your account. You can no longer sign in.',
      },
    },
    appeal: {
      subject: (number) => `The decision on appeal (${number})`,
      outcomes: {
        UPHELD: 'Another colleague has reviewed everything again. Our decision stands.',
        REVERSED: 'Another colleague has reviewed everything again. We have changed our decision.',
      },
      stands: {
        NO_VIOLATION: 'Nothing was against our rules or the law. Any measure has been undone.',
        WARNING: 'The person concerned has been warned.',
        REMOVED: 'What was reported is no longer online.',
        SUSPENDED: 'The account is suspended.',
      },
    },
    grounds: {
      RULES: 'This decision is based on our terms of use.',
      LAW: 'This decision is based on the law: this is not allowed in the European Union, the Netherlands or Belgium.',
    },
    automation: 'A member of our team made this decision, without automated means.',
    mayAppeal: (day) =>
      `Do you disagree? You can appeal free of charge until ${day}; another colleague will then review it. You can also turn to a certified dispute settlement body or to a court.`,
    final: 'If you disagree, you can turn to a certified dispute settlement body or to a court.',
    see: 'View the decision',
  },
  fr: {
    about: {
      PRODUCT: (title) => `l’annonce « ${title} »`,
      CHAT: () => 'des messages dans une conversation',
      SELLER: (title) => `le vendeur ${title}`,
      REVIEW: () => 'un avis',
    },
    yours: {
      PRODUCT: (title) => `votre annonce « ${title} »`,
      CHAT: () => 'vos messages',
      SELLER: () => 'votre compte',
      REVIEW: () => 'votre avis',
    },
    receipt: {
      subject: (number) => `Nous avons reçu votre signalement (${number})`,
      text: ({ number, about, day }) =>
        `Le ${day}, vous avez signalé ${about}. Votre signalement porte le numéro ${number}. Merci de nous avoir prévenus.`,
      reason: (label) => `Motif : ${label}.`,
      next: (day) =>
        `Un membre de notre équipe l’examine et se prononce au plus tard le ${day}. Vous recevrez la décision motivée par e-mail.`,
    },
    appealReceipt: {
      subject: (number) => `Nous avons reçu votre contestation (${number})`,
      text: (number) => `Nous avons reçu votre contestation de notre décision sur le signalement ${number}.`,
      next: (day) => `Un autre collègue réexamine le dossier et se prononce au plus tard le ${day}.`,
    },
    decision: {
      subject: (number) => `Notre décision sur votre signalement (${number})`,
      reported: ({ number, about, day }) => `Le ${day}, vous avez signalé ${about} (signalement ${number}).`,
      outcomes: {
        NO_VIOLATION: 'Nous n’avons rien trouvé de contraire à nos règles ou à la loi.',
        WARNING: 'Ce n’est pas autorisé. Nous avons averti la personne concernée.',
        REMOVED: 'Ce n’est pas autorisé. Ce que vous avez signalé n’est plus en ligne.',
        SUSPENDED: 'Ce n’est pas autorisé. Nous avons suspendu le compte.',
      },
    },
    measure: {
      subject: (about) => `Notre décision concernant ${about}`,
      reported: (about) => `Nous avons reçu un signalement concernant ${about} et l’avons examiné.`,
      outcomes: {
        WARNING:
          'Vous recevez un avertissement. Si cela se reproduit, nous pourrons retirer vos annonces ou suspendre votre compte.',
        REMOVED: 'Nous avons retiré ce contenu du site.',
        SUSPENDED: 'Nous avons suspendu votre compte. Vous ne pouvez plus vous connecter.',
      },
    },
    appeal: {
      subject: (number) => `La décision après contestation (${number})`,
      outcomes: {
        UPHELD: 'Un autre collègue a réexaminé le dossier. Notre décision est maintenue.',
        REVERSED: 'Un autre collègue a réexaminé le dossier. Nous avons revu notre décision.',
      },
      stands: {
        NO_VIOLATION: 'Rien n’était contraire à nos règles ou à la loi. Toute mesure est annulée.',
        WARNING: 'La personne concernée a reçu un avertissement.',
        REMOVED: 'Ce qui a été signalé n’est plus en ligne.',
        SUSPENDED: 'Le compte est suspendu.',
      },
    },
    grounds: {
      RULES: 'Cette décision se fonde sur nos conditions d’utilisation.',
      LAW: 'Cette décision se fonde sur la loi : c’est interdit dans l’Union européenne, aux Pays-Bas ou en Belgique.',
    },
    automation: 'Un membre de notre équipe a pris cette décision, sans moyens automatisés.',
    mayAppeal: (day) =>
      `Vous n’êtes pas d’accord ? Vous pouvez contester gratuitement jusqu’au ${day} inclus ; un autre collègue réexaminera alors le dossier. Vous pouvez aussi saisir un organe de règlement des litiges certifié ou un tribunal.`,
    final:
      'Si vous n’êtes pas d’accord, vous pouvez saisir un organe de règlement des litiges certifié ou un tribunal.',
    see: 'Voir la décision',
  },
};
