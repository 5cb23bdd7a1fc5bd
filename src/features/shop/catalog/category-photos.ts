/** A photo of the catalogue that is part of the shop: its key and its dominant colour. */
export interface CategoryPhoto {
  readonly key: string;
  readonly color: string;
}

function photo(slug: string, color: string): CategoryPhoto {
  return { key: `${slug}-1.jpg`, color };
}

/** The photo of one product per category, by the category's path; only for categories with tiles (ROUTE-021). */
const photos: Readonly<Partial<Record<string, CategoryPhoto>>> = {
  'meubels/kasten/boekenkasten': photo('boekenkast-wit-hoog-smal', '#f8e8c8'),
  'meubels/kasten/ladekasten': photo('commode-saliegroen-zwarte-grepen', '#f8c8a8'),
  'meubels/kasten/vitrinekasten': photo('vitrinekast-eiken-met-glasdeuren', '#f8e8d8'),
  'meubels/kasten/kleerkasten': photo('kleerkast-grenen-2-deuren', '#e8d8b8'),
  'meubels/kasten/nachtkastjes': photo('nachtkastje-licht-hout-2-lades', '#f8d8a8'),
  'meubels/kasten/tv-meubels': photo('tv-meubel-wenge', '#e8d8c8'),
  'meubels/kasten/archiefkasten': photo('archiefkast-metaal-groen', '#384838'),
  'meubels/kasten/koffers': photo('reiskoffer-zwart-messing-beslag', '#483828'),
  'meubels/stoelen/eetkamerstoelen': photo('spijlenstoel-eiken-hoge-rug', '#f8e8d8'),
  'meubels/stoelen/bureaustoelen': photo('buisframe-stoel-zwart-leder-chroom', '#f8e8d8'),
  'meubels/tafels/eettafels': photo('kloostertafel-naturel-hout', '#e8e8d8'),
  'meubels/tafels/salontafels': photo('salontafel-teak-glas-jaren-60', '#c89868'),
  'meubels/tafels/bijzettafels': photo('ronde-bistrotafel-chromen-voet', '#e8e8d8'),
  'meubels/tafels/bureaus': photo('bureau-jaren-50-met-blauwe-lade', '#e8d8b8'),
  'meubels/tafels/kaptafels': photo('kaptafel-met-ovale-spiegel-wit', '#f8e8d8'),
  'lampen/lampen/hanglampen': photo('hanglamp-koper', '#e8d8c8'),
  'lampen/lampen/tafellampen': photo('tafellamp-messing-melkglas', '#d8b898'),
  'lampen/lampen/staande-lampen': photo('staande-lamp-met-bijzettafel', '#b8c8b8'),
  'lampen/lampen/bureaulampen': photo('bureaulamp-rood-boog', '#c8c8b8'),
  'lampen/lampen/wandlampen': photo('wandspot-zwart-metaal', '#a86858'),
  'meubels/kasten/dressoirs': photo('dressoir-eiken-rotan-deuren', '#788878'),
  'meubels/kasten/wandkasten': photo('wandkastje-teak-schuifdeuren', '#b8a898'),
  'meubels/stoelen/barkrukken': photo('barkruk-leder-cognac-messing', '#a89888'),
  'meubels/stoelen/kinderstoelen': photo('kinderstoel-grenen-wit', '#888878'),
  'meubels/stoelen/klapstoelen': photo('klapstoel-metaal-zwart', '#b8a8a8'),
  'meubels/stoelen/krukken': photo('houten-kruk-driepoot-eiken', '#887868'),
  'meubels/stoelen/schommelstoelen': photo('schommelstoel-beuken-spijlen', '#c8b888'),
  'meubels/stoelen/tuinstoelen': photo('tuinstoel-teak-met-armleuningen', '#b8a8a8'),
  'meubels/tafels/bartafels': photo('bartafel-rond-eiken-zwart', '#c8a898'),
  'meubels/tafels/tuintafels': photo('tuintafel-teak-laag', '#a87858'),
  'meubels/tafels/wandtafels': photo('wandtafel-eiken-twee-lades', '#b8b8a8'),
  'lampen/lampen/buitenlampen': photo('buitenlamp-zwart-lantaarn', '#b86848'),
  'lampen/lampen/plafondlampen': photo('plafondlamp-opaalglas-bol', '#988878'),
  'lampen/lampen/kroonluchters': photo('kroonluchter-zwart-smeedijzer', '#a8a8a8'),
};

/** The photo of a category; null when it has none. */
export function categoryPhoto(path: string): CategoryPhoto | null {
  return photos[path] ?? null;
}
