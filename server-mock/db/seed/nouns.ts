import type { Titles } from '#domain/catalog/entry.ts';

function noun(nl: string, en: string, fr: string): Titles {
  return { nl, en, fr };
}

/** The noun for a product of each category, by `sub/category`; in lower case, for use inside a sentence. */
export const nouns: Readonly<Record<string, Titles>> = {
  'stoelen/eetkamerstoelen': noun('eetkamerstoel', 'dining chair', 'chaise'),
  'stoelen/bureaustoelen': noun('bureaustoel', 'office chair', 'chaise de bureau'),
  'zetels/fauteuils': noun('fauteuil', 'armchair', 'fauteuil'),
  'zetels/loungestoelen': noun('loungestoel', 'lounge chair', 'fauteuil lounge'),
  'banken/tweezitsbanken': noun('tweezitsbank', 'two-seater sofa', 'canapé 2 places'),
  'banken/driezitsbanken': noun('driezitsbank', 'three-seater sofa', 'canapé 3 places'),
  'banken/vierzitsbanken': noun('vierzitsbank', 'four-seater sofa', 'canapé 4 places'),
  'banken/hoekbanken': noun('hoekbank', 'corner sofa', 'canapé d’angle'),
  'tafels/eettafels': noun('eettafel', 'dining table', 'table à manger'),
  'tafels/salontafels': noun('salontafel', 'coffee table', 'table basse'),
  'tafels/bijzettafels': noun('bijzettafel', 'side table', 'table d’appoint'),
  'tafels/bureaus': noun('bureau', 'desk', 'bureau'),
  'tafels/kaptafels': noun('kaptafel', 'dressing table', 'coiffeuse'),
  'kasten/boekenkasten': noun('boekenkast', 'bookcase', 'bibliothèque'),
  'kasten/ladekasten': noun('ladekast', 'chest of drawers', 'commode'),
  'kasten/vitrinekasten': noun('vitrinekast', 'display cabinet', 'vitrine'),
  'kasten/kleerkasten': noun('kleerkast', 'wardrobe', 'armoire'),
  'kasten/nachtkastjes': noun('nachtkastje', 'bedside table', 'table de chevet'),
  'kasten/tv-meubels': noun('tv-meubel', 'TV unit', 'meuble TV'),
  'kasten/archiefkasten': noun('archiefkast', 'filing cabinet', 'classeur'),
  'kasten/koffers': noun('reiskoffer', 'travel trunk', 'malle de voyage'),
  'bedden/tweepersoonsbedden': noun('tweepersoonsbed', 'double bed', 'lit double'),
  'lampen/hanglampen': noun('hanglamp', 'pendant lamp', 'suspension'),
  'lampen/tafellampen': noun('tafellamp', 'table lamp', 'lampe de table'),
  'lampen/staande-lampen': noun('staande lamp', 'floor lamp', 'lampadaire'),
  'lampen/bureaulampen': noun('bureaulamp', 'desk lamp', 'lampe de bureau'),
  'lampen/wandlampen': noun('wandlamp', 'wall lamp', 'applique'),
  'lampen/kroonluchters': noun('kroonluchter', 'chandelier', 'lustre'),
  'accessoires/vazen': noun('vaas', 'vase', 'vase'),
  'accessoires/kruiken': noun('kruik', 'jug', 'cruche'),
  'accessoires/klokken': noun('koekoeksklok', 'cuckoo clock', 'coucou'),
  'accessoires/tapijten': noun('oosters tapijt', 'oriental rug', 'tapis d’Orient'),
  'accessoires/kamerschermen': noun('kamerscherm', 'folding screen', 'paravent'),
  'accessoires/koffers': noun('koffer', 'suitcase', 'valise'),
  'accessoires/keukenaccessoires': noun('keukenweegschaal', 'kitchen scale', 'balance de cuisine'),
  'servies/kommen': noun('schaal', 'bowl', 'saladier'),
  'servies/theepotten': noun('fluitketel', 'whistling kettle', 'bouilloire'),
};
