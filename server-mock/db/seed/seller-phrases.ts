import type { Titles } from '#domain/catalog/entry.ts';

function phrase(nl: string, en: string, fr: string): Titles {
  return { nl, en, fr };
}

/** How private sellers begin, by the period of the product. */
export const privateOpenings: Readonly<Record<string, readonly Titles[]>> = {
  ANTIQUE: [
    phrase(
      'Een stuk met geschiedenis, al generaties in dezelfde familie en altijd met zorg gebruikt.',
      'A piece with history, kept in the same family for generations and always used with care.',
      'Une pièce chargée d’histoire, restée des générations dans la même famille et toujours soignée.',
    ),
    phrase(
      'Gevonden op een zolder en rustig schoongemaakt, zonder het karakter weg te poetsen.',
      'Found in an attic and gently cleaned without polishing its character away.',
      'Trouvé dans un grenier et nettoyé en douceur, sans effacer son caractère.',
    ),
    phrase(
      'Komt uit het huis van mijn grootouders en heeft daar altijd op dezelfde plek gestaan.',
      'Comes from my grandparents’ house, where it always stood in the same place.',
      'Vient de la maison de mes grands-parents, où il n’a jamais changé de place.',
    ),
  ],
  VINTAGE: [
    phrase(
      'Heeft jaren bij de eerste eigenaar gestaan, die er zuinig op was. Dat zie je.',
      'Spent years with its first owner, who took good care of it. It shows.',
      'A passé des années chez son premier propriétaire, qui en a pris grand soin. Cela se voit.',
    ),
    phrase(
      'Een echte blikvanger die nog gewoon elke dag mee kan doen.',
      'A real eye-catcher that is still good for everyday use.',
      'Une vraie pièce maîtresse, encore parfaite pour un usage quotidien.',
    ),
    phrase(
      'We gaan kleiner wonen en zoeken een goed nieuw huis voor deze vondst.',
      'We are moving to a smaller home and are looking for a good new place for this find.',
      'Nous emménageons plus petit et cherchons un bon nouveau foyer pour cette trouvaille.',
    ),
    phrase(
      'Jaren geleden op een rommelmarkt gevonden en sindsdien elke dag gebruikt.',
      'Found at a flea market years ago and used every day since.',
      'Chiné aux puces il y a des années, il a servi tous les jours depuis.',
    ),
    phrase(
      'Van mijn ouders gekregen, maar het past niet bij de rest van ons interieur.',
      'A gift from my parents, but it does not go with the rest of our home.',
      'Un cadeau de mes parents, qui ne va pas avec le reste de notre intérieur.',
    ),
    phrase(
      'Na de verhuizing blijkt er geen plaats voor, dus het mag naar iemand anders.',
      'After our move there is no room for it, so it can go to someone else.',
      'Depuis le déménagement, nous n’avons plus la place : il peut partir ailleurs.',
    ),
  ],
  RECENT: [
    phrase(
      'Een paar jaar oud, weinig gebruikt en klaar voor een volgend huis.',
      'A few years old, little used and ready for the next home.',
      'Quelques années à peine, peu utilisé et prêt pour un nouveau foyer.',
    ),
    phrase(
      'Staat bij ons in de weg sinds de verbouwing, maar er mankeert niets aan.',
      'In our way since the renovation, but there is nothing wrong with it.',
      'De trop chez nous depuis les travaux, mais en parfait ordre.',
    ),
    phrase(
      'Nieuw gekocht voor ons eerste appartement; nu richten we anders in.',
      'Bought new for our first flat; now we are furnishing differently.',
      'Acheté neuf pour notre premier appartement ; nous changeons de décoration.',
    ),
    phrase(
      'Heeft in de logeerkamer gestaan en is dus nauwelijks gebruikt.',
      'Stood in the guest room, so it has hardly been used.',
      'Se trouvait dans la chambre d’amis, donc très peu utilisé.',
    ),
    phrase(
      'Weg wegens samenwonen: we hebben er nu twee.',
      'For sale because we moved in together and now have two.',
      'À vendre car nous emménageons ensemble et en avons deux.',
    ),
  ],
};

/** How dealers and brands begin, by the period of the product. */
export const dealerOpenings: Readonly<Record<string, readonly Titles[]>> = {
  ANTIQUE: [
    phrase(
      'Uit een inboedel in de Ardennen. Schoongemaakt en nagekeken, verder gelaten zoals hij was.',
      'From an estate in the Ardennes. Cleaned and checked, otherwise left as it was.',
      'Issu d’une succession en Ardenne. Nettoyé et vérifié, laissé pour le reste dans son état.',
    ),
    phrase(
      'Een mooi voorbeeld uit zijn tijd, met de sporen die daarbij horen.',
      'A fine example of its time, with the marks that come with it.',
      'Un bel exemple de son époque, avec les traces qui vont avec.',
    ),
  ],
  VINTAGE: [
    phrase(
      'Ingekocht bij de eerste eigenaar en in ons atelier nagekeken.',
      'Bought from the first owner and checked in our workshop.',
      'Acheté au premier propriétaire et vérifié dans notre atelier.',
    ),
    phrase(
      'Te zien in onze winkel, op afspraak ook buiten de openingsuren.',
      'On show in our shop, by appointment also outside opening hours.',
      'À voir dans notre boutique, sur rendez-vous aussi hors des heures d’ouverture.',
    ),
    phrase(
      'Met de hand gereinigd; de oorspronkelijke afwerking is behouden.',
      'Cleaned by hand; the original finish has been preserved.',
      'Nettoyé à la main ; la finition d’origine est conservée.',
    ),
    phrase(
      'Kwam binnen met een inboedel uit de buurt. Alles is nagelopen.',
      'Came in with a house clearance nearby. Everything has been checked.',
      'Provient d’un débarras dans le quartier. Tout a été contrôlé.',
    ),
  ],
  RECENT: [
    phrase(
      'Uit de inrichting van een modelwoning, daarna bij ons in opslag.',
      'From the furnishing of a show home, then stored with us.',
      'Provient d’une maison témoin, puis stocké chez nous.',
    ),
    phrase(
      'Ingeruild door een klant en in orde gemaakt voor een volgend huis.',
      'Traded in by a customer and made ready for the next home.',
      'Repris à un client et remis en ordre pour un nouveau foyer.',
    ),
    phrase(
      'Weinig gebruikt en door ons nagekeken.',
      'Little used and checked by us.',
      'Peu utilisé et vérifié par nos soins.',
    ),
  ],
  SECOND_CHANCE: [
    phrase(
      'Showroommodel: stond korte tijd in de winkel en krijgt nu een tweede kans voor een lagere prijs.',
      'Showroom model: stood in the shop for a short time and now gets a second chance at a lower price.',
      'Modèle d’exposition : peu de temps en magasin, il a droit à une seconde chance à prix réduit.',
    ),
    phrase(
      'Stond in onze winkel opgesteld en maakt plaats voor de nieuwe collectie.',
      'Was on display in our shop and makes room for the new collection.',
      'Exposé dans notre magasin, il laisse la place à la nouvelle collection.',
    ),
    phrase(
      'Laatste showroommodel van deze uitvoering, zonder verpakking.',
      'The last showroom model of this version, without its packaging.',
      'Dernier modèle d’exposition de cette version, sans emballage.',
    ),
  ],
};
