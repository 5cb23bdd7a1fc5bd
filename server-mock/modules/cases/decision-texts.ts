import type { DecisionGround } from '#domain/cases/case-terms.ts';
import type { Locale } from '../../messages.ts';

export interface DecisionTexts {
  readonly subject: (title: string) => string;
  readonly noRefund: (title: string) => string;
  readonly refund: (title: string, amount: string) => string;
  readonly returnBySeller: string;
  readonly returnByBuyer: string;
  readonly grounds: Readonly<Record<DecisionGround, string>>;
  readonly appeal: string;
  readonly final: string;
  readonly see: string;
}

/** The fixed texts of the statement of reasons; staff add their own explanation to the ground. */
export const decisionTexts: Readonly<Record<Locale, DecisionTexts>> = {
  nl: {
    subject: (title) => `Ons besluit over de klacht over ${title}`,
    noRefund: (title) => `We hebben over de klacht over ${title} beslist: de koper krijgt geen geld terug.`,
    refund: (title, amount) =>
      `We hebben over de klacht over ${title} beslist: de koper krijgt ${amount} terug.`,
    returnBySeller: 'Het product gaat eerst terug naar de verkoper, die het terugsturen betaalt.',
    returnByBuyer: 'Het product gaat eerst terug naar de verkoper. De koper betaalt het terugsturen.',
    grounds: {
      AS_DESCRIBED: 'Reden: het product klopt met de advertentie.',
      NOT_AS_DESCRIBED: 'Reden: het product klopt niet met de advertentie.',
      DAMAGED_IN_TRANSIT: 'Reden: het product is tijdens het vervoer beschadigd.',
      DAMAGED_BEFORE: 'Reden: het product was al beschadigd en dat stond niet in de advertentie.',
      NOT_DELIVERED: 'Reden: het product is niet aangekomen.',
      DELIVERED: 'Reden: uit de gegevens blijkt dat het product is aangekomen.',
      COUNTERFEIT: 'Reden: het product is niet echt.',
      NOT_ENOUGH_EVIDENCE: 'Reden: uit wat we kregen blijkt niet dat er iets mis is.',
      SHARED: 'Reden: beide kanten hebben deels gelijk.',
    },
    appeal:
      'Ben je het er niet mee eens, dan kun je binnen 14 dagen één keer bezwaar maken. Een andere collega kijkt er dan naar. Tot die tijd gaat er geen geld weg.',
    final: 'Dit besluit is definitief en wordt nu uitgevoerd.',
    see: 'Besluit bekijken',
  },
  en: {
    subject: (title) => `Our decision on the complaint about ${title}`,
    noRefund: (title) => `We have decided on the complaint about ${title}: the buyer gets no money back.`,
    refund: (title, amount) =>
      `We have decided on the complaint about ${title}: the buyer gets ${amount} back.`,
    returnBySeller: 'The product first goes back to the seller, who pays for sending it back.',
    returnByBuyer: 'The product first goes back to the seller. The buyer pays for sending it back.',
    grounds: {
      AS_DESCRIBED: 'Reason: the product is as the listing describes it.',
      NOT_AS_DESCRIBED: 'Reason: the product is not as the listing describes it.',
      DAMAGED_IN_TRANSIT: 'Reason: the product was damaged in transit.',
      DAMAGED_BEFORE: 'Reason: the product was damaged before, and the listing did not say so.',
      NOT_DELIVERED: 'Reason: the product has not arrived.',
      DELIVERED: 'Reason: the records show that the product arrived.',
      COUNTERFEIT: 'Reason: the product is not genuine.',
      NOT_ENOUGH_EVIDENCE: 'Reason: what we received does not show that anything is wrong.',
      SHARED: 'Reason: both sides are partly right.',
    },
    appeal:
      'If you disagree, you can appeal once within 14 days. Another colleague then looks at it. No money moves until then.',
    final: 'This decision is final and is carried out now.',
    see: 'View decision',
  },
  fr: {
    subject: (title) => `Notre décision sur la réclamation concernant ${title}`,
    noRefund: (title) =>
      `Nous avons tranché la réclamation concernant ${title} : l’acheteur n’est pas remboursé.`,
    refund: (title, amount) =>
      `Nous avons tranché la réclamation concernant ${title} : ${amount} sont remboursés à l’acheteur.`,
    returnBySeller: 'Le produit est d’abord renvoyé au vendeur, qui paie le renvoi.',
    returnByBuyer: 'Le produit est d’abord renvoyé au vendeur. L’acheteur paie le renvoi.',
    grounds: {
      AS_DESCRIBED: 'Motif : le produit est conforme à l’annonce.',
      NOT_AS_DESCRIBED: 'Motif : le produit n’est pas conforme à l’annonce.',
      DAMAGED_IN_TRANSIT: 'Motif : le produit a été endommagé pendant le transport.',
      DAMAGED_BEFORE: 'Motif : le produit était déjà abîmé et l’annonce ne le disait pas.',
      NOT_DELIVERED: 'Motif : le produit n’est pas arrivé.',
      DELIVERED: 'Motif : les données montrent que le produit est arrivé.',
      COUNTERFEIT: 'Motif : le produit n’est pas authentique.',
      NOT_ENOUGH_EVIDENCE: 'Motif : rien de ce que nous avons reçu ne montre un problème.',
      SHARED: 'Motif : chaque partie a en partie raison.',
    },
    appeal:
      'En cas de désaccord, vous pouvez contester une seule fois dans les 14 jours. Un autre collègue réexaminera le dossier. D’ici là, aucun argent n’est versé.',
    final: 'Cette décision est définitive et s’applique maintenant.',
    see: 'Voir la décision',
  },
};
