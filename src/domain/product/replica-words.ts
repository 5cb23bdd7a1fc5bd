/** FORM-033, accents folded as the text to search is. */
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

/** Plurals and genitives: replica's, kopies, kopieën (readings FORM-031). */
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

/** Words with the marks and invisible characters that are typed within them. */
const typedWords = /[\p{L}\p{N}\p{M}\u00ad\u200b-\u200d\u2060\ufeff]+(?:['’‘ʼ`´]s(?![\p{L}\p{N}]))?/gu;

/**
 * The replica words in a text as they are typed, in order of appearance (FORM-031..033), so that the seller can find
 * them. Whole words, blind to case and accents: "nep" is found in "nep-leer", not in "Neptunus" (readings FORM-031).
 */
export function replicaWordsIn(text: string): string[] {
  const found = [...folded(text).matchAll(words)].map(([word]) => word).filter((word) => forbidden.has(word));
  if (found.length === 0) return [];
  const typed = new Map(
    [...text.matchAll(typedWords)].map(([word]) => [
      folded(word),
      word.replace(invisible, '').normalize('NFC'),
    ]),
  );
  return found.map((word) => typed.get(word) ?? word);
}
