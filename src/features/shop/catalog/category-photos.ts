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
  'lampen/lampen/kroonluchters': photo('kroonluchter-zwart-smeedijzer', '#a8a8a8'),
};

/** The photo of a category; null when it has none. */
export function categoryPhoto(path: string): CategoryPhoto | null {
  return photos[path] ?? null;
}
