/**
 * Additional words for entries of the reference data: adjectives and synonyms. They are only used by the search, and
 * never shown or used in URLs. Entries without additional words are omitted.
 */
type AlsoWords = Readonly<Record<string, string>>;

/** By value of the material. */
export const alsoMaterials: AlsoWords = {
  aardewerk: 'aardewerken earthenware steengoed pottery',
  aluminium: 'aluminum',
  bamboe: 'bamboehout',
  berken: 'houten wooden bois wood berk berkenhout berkenhouten',
  beton: 'betonnen',
  beuken: 'houten wooden bois wood beuk beukenhout beukenhouten',
  boucle: 'teddy teddystof',
  brons: 'bronzen',
  chroom: 'chromen verchroomd verchroomde',
  eiken: 'houten wooden bois wood eik eikenhout eikenhouten oak oaken',
  emaille: 'emaillen geëmailleerd geëmailleerde',
  essen: 'houten wooden bois wood essenhout essenhouten',
  fluweel: 'fluwelen velours velvet',
  glas: 'glazen',
  grenen: 'houten wooden bois wood grenenhout grenenhouten',
  hout: 'houten wooden wood',
  katoen: 'katoenen',
  keramiek: 'keramische keramieken ceramics',
  kersen: 'houten wooden bois wood kersenhout kersenhouten kerselaar',
  koper: 'koperen',
  kristal: 'kristallen',
  kunststof: 'plastic plastieken acryl',
  laminaat: 'gelamineerd',
  leder: 'leer leren lederen leather',
  linnen: 'vlas',
  mahonie: 'houten wooden bois wood mahoniehout mahoniehouten',
  marmer: 'marmeren marble marbre',
  messing: 'messingen',
  metaal: 'metalen ijzer ijzeren stalen',
  notenhout: 'houten wooden bois wood noten notelaar notenhouten walnoot walnoten walnut',
  palissander: 'houten wooden bois wood palissanderhout palissanderhouten rozenhout',
  papier: 'papieren rijstpapier',
  porselein: 'porseleinen',
  riet: 'rieten wicker',
  rotan: 'rattan rieten',
  smeedijzer: 'smeedijzeren metalen ijzer ijzeren',
  staal: 'stalen metalen inox rvs steel',
  steen: 'stenen natuursteen',
  stof: 'stoffen textiel',
  teak: 'houten wooden bois wood teakhout teakhouten',
  travertin: 'travertijn travertijnen',
  vurenhout: 'houten wooden bois wood vuren vurenhouten',
  wenge: 'houten wooden bois wood wengehout',
  wol: 'wollen woollen',
  zilver: 'zilveren',
};

/** By value of the colour. */
export const alsoColors: AlsoWords = {
  beige: 'zandkleur zandkleurig zandkleurige sand taupe',
  blauw:
    'blauwe lichtblauw lichtblauwe donkerblauw donkerblauwe marineblauw nachtblauw petrol navy bleue marine',
  bordeaux: 'wijnrood wijnrode',
  bruin: 'bruine lichtbruin lichtbruine donkerbruin donkerbruine brun brune',
  cognac: 'cognackleurig cognackleurige',
  geel: 'gele okergeel okergele mosterd mosterdgeel mustard ochre ocre moutarde',
  creme: 'crèmekleurig crèmekleurige ecru gebroken-wit off-white ivoor ivory ivoire',
  goud: 'gouden goudkleurig goudkleurige golden doree',
  grijs: 'grijze lichtgrijs lichtgrijze donkergrijs donkergrijze antraciet gray anthracite grise',
  groen:
    'groene lichtgroen lichtgroene donkergroen donkergroene olijfgroen olijfgroene mosgroen saliegroen olive sage verte',
  koper: 'koperkleurig koperkleurige cuivree',
  meerkleurig: 'veelkleurig veelkleurige bont multicolor multicolored',
  oranje: 'oranjekleurig orangee',
  paars: 'paarse lila lilac mauve violette',
  rood: 'rode felrood felrode donkerrood donkerrode',
  roze: 'oudroze zachtroze rosee',
  turquoise: 'turkoois turkooizen aqua',
  wit: 'witte blanche',
  zilver: 'zilveren zilverkleurig zilverkleurige argentee',
  zwart: 'zwarte noire',
};

/** By value of the style. */
export const alsoStyles: AlsoWords = {
  antiek: 'antieke ancien ancienne antiquite',
  'art-deco': 'artdeco',
  bohemian: 'boho boheems boheemse',
  design: 'designer',
  industrieel: 'industriele industrielle',
  klassiek: 'klassieke classical classique',
  landelijk: 'landelijke country rustic rustiek rustieke rustique campagne farmhouse',
  'mid-century': 'midcentury',
  modern: 'moderne contemporary',
  scandinavisch: 'scandinavische scandi nordic',
  vintage: 'retro',
};

/** By slug of the brand: designers whose furniture it produces. */
export const alsoBrands: AlsoWords = {
  artek: 'aalto',
  artifort: 'paulin',
  'carl-hansen-son': 'wegner',
  cassina: 'corbusier',
  flos: 'castiglioni',
  'fritz-hansen': 'jacobsen',
  'herman-miller': 'eames',
  knoll: 'saarinen bertoia',
  'louis-poulsen': 'henningsen',
  pastoe: 'braakman',
  thonet: 'breuer',
  vitra: 'eames panton prouve',
};

/** By value of the collection: short names, each of which matches if all its words are in the query. */
export const alsoCollections: Readonly<Record<string, readonly string[]>> = {
  'deens-design': ['deens', 'deense', 'danish', 'danois'],
  'kleine-kamers': ['kleine kamer', 'kleine kamers', 'small room'],
  leeshoek: ['leeshoek', 'reading corner'],
  'lange-tafel': ['lange tafel'],
};
