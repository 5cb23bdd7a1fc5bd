import type { TextsByDetail } from './texts-by-detail.ts';

const closed = {
  nl: ['De klacht over {title} is afgerond', 'Bekijk de uitkomst.'],
  en: ['The complaint about {title} is closed', 'See how it ended.'],
  fr: ['La réclamation sur {title} est close', 'Voyez le résultat.'],
} as const;
const escalated = {
  nl: [
    'Wij beslissen over de klacht over {title}',
    'Vul aan wat we moeten weten. Het geld blijft zolang bij ons.',
  ],
  en: ['We decide on the complaint about {title}', 'Add what we should know. Meanwhile we hold the money.'],
  fr: [
    'Nous tranchons la réclamation sur {title}',
    'Ajoutez ce que nous devons savoir. Nous gardons l’argent.',
  ],
} as const;
const appealed = {
  nl: ['Bezwaar over {title}', 'Een andere collega kijkt opnieuw naar de klacht.'],
  en: ['Appeal about {title}', 'Another colleague looks at the complaint again.'],
  fr: ['Contestation concernant {title}', 'Un autre collègue réexamine la réclamation.'],
} as const;
const answered = {
  nl: ['Nieuw antwoord op de klacht over {title}', 'Lees het en reageer.'],
  en: ['New answer on the complaint about {title}', 'Read it and respond.'],
  fr: ['Nouvelle réponse à la réclamation sur {title}', 'Lisez-la et répondez.'],
} as const;
const proposed = {
  nl: ['Een voorstel voor {title}', 'Accepteer het of doe een tegenvoorstel binnen drie werkdagen.'],
  en: ['A proposal for {title}', 'Accept it or make a counterproposal within three working days.'],
  fr: ['Une proposition pour {title}', 'Acceptez-la ou répondez par une autre sous trois jours ouvrables.'],
} as const;
const accepted = {
  nl: ['Het besluit over {title} is geaccepteerd', 'De ander maakt geen bezwaar.'],
  en: ['The decision about {title} was accepted', 'The other side does not appeal.'],
  fr: ['La décision sur {title} est acceptée', 'L’autre partie ne conteste pas.'],
} as const;
const negotiating = {
  nl: ['Nog één werkdag om te reageren over {title}', 'Daarna beslissen wij over de klacht.'],
  en: ['One working day left to respond about {title}', 'After that we decide on the complaint.'],
  fr: ['Plus qu’un jour ouvrable pour répondre sur {title}', 'Ensuite, nous tranchons la réclamation.'],
} as const;
const decided = {
  nl: ['Nog drie dagen om bezwaar te maken over {title}', 'Daarna voeren we het besluit uit.'],
  en: ['Three days left to appeal about {title}', 'After that we carry out the decision.'],
  fr: ['Plus que trois jours pour contester, {title}', 'Ensuite, la décision s’applique.'],
} as const;
const decision = {
  nl: ['Ons besluit over de klacht over {title}', 'De redenen staan in je e-mail en op de pagina.'],
  en: ['Our decision on the complaint about {title}', 'The reasons are in your email and on the page.'],
  fr: ['Notre décision sur la réclamation, {title}', 'Les motifs sont dans votre e-mail et sur la page.'],
} as const;

/** Texts of the notifications about complaints, by side and by the event or the deadline that is about to end. */
export const caseTexts = {
  case_changed: {
    'buyer answered': answered,
    'seller answered': answered,
    'buyer proposed': proposed,
    'seller proposed': proposed,
    'buyer escalated': escalated,
    'seller escalated': escalated,
    'buyer appealed': appealed,
    'seller appealed': appealed,
    'buyer closed': closed,
    'seller closed': closed,
    'buyer decision_accepted': accepted,
    'seller decision_accepted': accepted,
    'seller withdrawn': {
      nl: ['De klacht over {title} is ingetrokken', 'Het geld komt je kant op.'],
      en: ['The complaint about {title} was withdrawn', 'The money is on its way to you.'],
      fr: ['La réclamation sur {title} est retirée', 'L’argent vous est versé.'],
    },
    'buyer return_pending': {
      nl: ['Stuur {title} terug', 'Je hebt zeven dagen. Daarna krijg je je geld terug.'],
      en: ['Send {title} back', 'You have seven days. Your refund follows.'],
      fr: ['Renvoyez {title}', 'Vous avez sept jours. Le remboursement suit.'],
    },
    'seller return_pending': {
      nl: ['{title} komt naar je terug', 'De koper stuurt het binnen zeven dagen.'],
      en: ['{title} is coming back to you', 'The buyer sends it within seven days.'],
      fr: ['{title} vous est renvoyé', 'L’acheteur l’expédie sous sept jours.'],
    },
    'seller return_sent': {
      nl: ['{title} is onderweg naar je', 'Meld het als je het terug hebt.'],
      en: ['{title} is on its way back', 'Tell us when you have it.'],
      fr: ['{title} est en route vers vous', 'Signalez-nous sa réception.'],
    },
    'seller return_arrived': {
      nl: ['{title} is bij je bezorgd', 'Bevestig binnen drie dagen of meld wat er niet klopt.'],
      en: ['{title} was delivered to you', 'Confirm within three days or say what is wrong.'],
      fr: ['{title} vous a été livré', 'Confirmez sous trois jours ou signalez un problème.'],
    },
  },
  case_reminder: {
    'seller OPEN': negotiating,
    'buyer NEGOTIATING': negotiating,
    'seller NEGOTIATING': negotiating,
    'buyer DECIDED': decided,
    'seller DECIDED': decided,
    'buyer RETURN_PENDING': {
      nl: ['Nog twee dagen om {title} terug te sturen', 'Daarna gaat het geld naar de verkoper.'],
      en: ['Two days left to send {title} back', 'After that the money goes to the seller.'],
      fr: ['Plus que deux jours pour renvoyer {title}', 'Ensuite, l’argent va au vendeur.'],
    },
    'buyer RETURN_SENT': {
      nl: ['Is {title} al bezorgd?', 'Meld het als track-and-trace zegt dat het er is.'],
      en: ['Has {title} been delivered?', 'Tell us when track and trace says so.'],
      fr: ['{title} est-il livré ?', 'Signalez-le dès que le suivi l’indique.'],
    },
    'seller RETURN_ARRIVED': {
      nl: [
        'Is {title} goed bij je terug?',
        'Op {moment} krijgt de koper het geld terug. Meld het vóór die tijd als er iets niet klopt.',
      ],
      en: [
        'Is {title} back with you in good order?',
        'The buyer is refunded on {moment}. Tell us before then if something is wrong.',
      ],
      fr: [
        '{title} vous est-il bien revenu ?',
        'L’acheteur est remboursé le {moment}. Signalez tout problème avant cette date.',
      ],
    },
  },
  case_decided: { 'buyer decided': decision, 'seller decided': decision },
} as const satisfies Readonly<Record<'case_changed' | 'case_reminder' | 'case_decided', TextsByDetail>>;
