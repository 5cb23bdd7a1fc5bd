/** A catalogue photo with its dominant colour. */
export interface TilePhoto {
  readonly key: string;
  readonly color: string;
}

const photo = (name: string, color: string): TilePhoto => ({ key: `${name}-1.jpg`, color });

type Photos = Readonly<Record<string, TilePhoto>>;

/** A product photo per main category, by its value. */
export const categoryPhotos: Photos = {
  meubels: photo('lounge-fauteuil-notenhout-zwart-leder', '#483838'),
  lampen: photo('tafellamp-messing-melkglas', '#d8b898'),
  accessoires: photo('grote-vaas-blauw-geel-patroon', '#e8d8b8'),
  servies: photo('theeservies-bloemen-5-delig', '#785838'),
};

/** A product photo per style, by its value. */
export const stylePhotos: Photos = {
  antiek: photo('reiskoffer-zwart-messing-beslag', '#483828'),
  'art-deco': photo('cocktailzetel-jaren-50-flessengroen', '#f8e8d8'),
  bauhaus: photo('buisframe-stoel-zwart-leder-chroom', '#f8e8d8'),
  bohemian: photo('kamerscherm-hout-rijstpapier', '#e8e8d8'),
  design: photo('kuipfauteuil-tulpvoet-rood', '#e8e8d8'),
  industrieel: photo('archiefkast-metaal-groen', '#384838'),
  klassiek: photo('chesterfield-zetel-3-zit-cognac', '#785848'),
  landelijk: photo('vitrinekast-eiken-met-glasdeuren', '#f8e8d8'),
  'mid-century': photo('jaren-60-bank-grijsgroen', '#e8d8c8'),
  modern: photo('draaifauteuil-boucle-creme', '#a8b8a8'),
  scandinavisch: photo('eettafel-scandinavisch-eiken', '#d8d8b8'),
  vintage: photo('kuipstoel-oranje-draadonderstel', '#e8e8d8'),
};

/** A product photo per decade, by its value. */
export const decadePhotos: Photos = {
  'jaren-20': photo('medaillonstoel-kersenhout-rotan', '#f8e8d8'),
  'jaren-30': photo('ronde-eetkamertafel-eiken-kolompoot', '#f8e8d8'),
  'jaren-40': photo('oosters-tapijt-rood-186x258', '#785848'),
  'jaren-50': photo('bureau-jaren-50-met-blauwe-lade', '#e8d8b8'),
  'jaren-60': photo('fauteuil-jaren-60-mosterd', '#f8c8a8'),
  'jaren-70': photo('hanglamp-jaren-70-drie-kappen', '#a8a898'),
  'jaren-80': photo('chaise-longue-zwart-leder-staal', '#d8d8c8'),
  'jaren-90': photo('relaxfauteuil-met-voetenbank-cognac', '#c89868'),
};

/** A product photo per collection, by its value. */
export const collectionPhotos: Photos = {
  'we-love': photo('chesterfield-fauteuil-groen-leder', '#283828'),
  'deens-design': photo('salontafel-teak-glas-jaren-60', '#c89868'),
  'kleine-kamers': photo('nachtkastje-licht-hout-2-lades', '#f8d8a8'),
  leeshoek: photo('fauteuil-jaren-60-petrol', '#f8c8a8'),
  'lange-tafel': photo('kloostertafel-naturel-hout', '#e8e8d8'),
  'warm-licht': photo('tafellamp-oranje-kap-keramiek', '#e8d8b8'),
  'met-kleur': photo('lange-jaren-60-bank-oranje', '#f8e8d8'),
  'atelier-en-kantoor': photo('archiefkast-metaal-zand', '#887868'),
  'onder-honderd-euro': photo('vaas-geribbeld-terracotta', '#e8c8a8'),
};
