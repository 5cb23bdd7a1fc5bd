/** The word stems of FORM-033, with accents folded like the searched text. */
const stems = [
  'replica',
  'namaak',
  'kopie',
  'duplicaat',
  'nagemaakt',
  'nep',
  'imitation',
  'copy',
  'duplicate',
  'fake',
  'replique',
  'copie',
  'duplicata',
  'faux',
];

/** Plural and genitive endings: replica's, kopies, kopieën (FORM-031, docs/readings.md). */
const endings = ['', "'s", 's', 'en'];

const forbidden = new Set(stems.flatMap((stem) => endings.map((ending) => stem + ending)));

const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
const marks = /\p{M}/gu;
const words = /[\p{L}\p{N}]+(?:'s(?![\p{L}\p{N}]))?/gu;

function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(marks, '')
    .replace(invisible, '')
    .replace(/[’‘ʼ`´]/g, "'")
    .toLowerCase();
}

/** Matches words, including combining marks and invisible characters typed inside them. */
const typedWords = /[\p{L}\p{N}\p{M}\u00ad\u200b-\u200d\u2060\ufeff]+(?:['’‘ʼ`´]s(?![\p{L}\p{N}]))?/gu;

/**
 * Returns the replica words in a text as typed, in order of appearance, so that the seller can find them (FORM-031 to
 * FORM-033). Matches whole words, ignoring case and accents: "nep" matches in "nep-leer", not in "Neptunus"
 * (FORM-031, docs/readings.md).
 */
export function replicaWordsIn(text: string): string[] {
  const plain = folded(text);
  // Runs with each keystroke of a seller; a search for the stems takes a quarter of the time of one for words.
  if (!stems.some((stem) => plain.includes(stem))) return [];
  const found = [...plain.matchAll(words)].map(([word]) => word).filter((word) => forbidden.has(word));
  if (found.length === 0) return [];
  const typed = new Map(
    [...text.matchAll(typedWords)].map(([word]) => [
      folded(word),
      word.replace(invisible, '').normalize('NFC'),
    ]),
  );
  return found.map((word) => typed.get(word) ?? word);
}
