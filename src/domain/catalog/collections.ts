import { type CatalogEntry, entry, type Titles } from './entry.ts';

/** A collection of products selected by staff. Its page is /collecties/{value}. */
export interface Collection extends CatalogEntry {
  /** The sentence above its product list. */
  readonly intros: Titles;
}

/** Products picked by the team. Never shown as an ordinary collection tag (PROD-010). */
export const weLove = 'we-love';

function collection(titles: CatalogEntry, nl: string, en: string, fr: string): Collection {
  return { ...titles, intros: { nl, en, fr } };
}

export const collections: readonly Collection[] = [
  collection(
    entry(weLove, 'We love', 'We love', 'Nos coups de cœur'),
    'Vondsten waar we zelf een plekje voor zouden maken.',
    'Finds that we would make room for ourselves.',
    'Des trouvailles pour lesquelles nous ferions de la place chez nous.',
  ),
  collection(
    entry('deens-design', 'Deens design', 'Danish design', 'Design danois'),
    'Teak, ronde hoeken en niets te veel: meubels die al zestig jaar meegaan.',
    'Teak, soft corners and nothing too much: furniture that has lasted sixty years.',
    'Du teck, des angles doux et rien de trop : des meubles qui durent depuis soixante ans.',
  ),
  collection(
    entry('kleine-kamers', 'Voor kleine kamers', 'For small rooms', 'Pour les petites pièces'),
    'Smalle kasten, lichte stoelen en tafels die weinig plaats vragen.',
    'Narrow cabinets, light chairs and tables that take up little space.',
    'Des armoires étroites, des chaises légères et des tables peu encombrantes.',
  ),
  collection(
    entry('leeshoek', 'De leeshoek', 'The reading corner', 'Le coin lecture'),
    'Een goede stoel, een lamp ernaast en de middag is van jou.',
    'A good chair, a lamp beside it and the afternoon is yours.',
    'Un bon fauteuil, une lampe à côté, et l’après-midi est à vous.',
  ),
  collection(
    entry('lange-tafel', 'Aan de lange tafel', 'At the long table', 'À la grande table'),
    'Tafels, stoelen en servies voor wie graag mensen te eten heeft.',
    'Tables, chairs and tableware for those who like to have people over.',
    'Tables, chaises et vaisselle pour ceux qui aiment recevoir.',
  ),
  collection(
    entry('warm-licht', 'Warm licht', 'Warm light', 'Lumière chaude'),
    'Lampen die een kamer zachter maken zodra het donker wordt.',
    'Lamps that soften a room as soon as it gets dark.',
    'Des lampes qui adoucissent la pièce dès la nuit tombée.',
  ),
  collection(
    entry('met-kleur', 'Met kleur', 'In colour', 'En couleur'),
    'Oker, petrol en terracotta: stukken die een witte kamer wakker maken.',
    'Ochre, petrol and terracotta: pieces that wake up a white room.',
    'Ocre, pétrole et terracotta : des pièces qui réveillent un intérieur blanc.',
  ),
  collection(
    entry('atelier-en-kantoor', 'Atelier en kantoor', 'Studio and office', 'Atelier et bureau'),
    'Bureaus, archiefkasten en lampen die ooit hard gewerkt hebben.',
    'Desks, filing cabinets and lamps that once worked hard.',
    'Des bureaux, classeurs et lampes qui ont bien travaillé.',
  ),
  collection(
    entry('onder-honderd-euro', 'Onder honderd euro', 'Under a hundred euros', 'Moins de cent euros'),
    'Mooie dingen hoeven niet veel te kosten.',
    'Beautiful things need not cost much.',
    'Les belles choses ne coûtent pas forcément cher.',
  ),
];
