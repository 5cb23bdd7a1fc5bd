const shortest = 3;

function undoubled(word: string): string[] {
  const [last, before] = [word.at(-1), word.at(-2)];
  return last !== undefined && last === before ? [word.slice(0, -1)] : [];
}

/**
 * Returns possible base forms of a Dutch diminutive, the most likely first: "krukjes" gives "kruk", "tafeltje" gives
 * "tafelt" and "tafel". The catalogue determines which of them is a word. Empty for other words.
 */
export function bareForms(word: string): string[] {
  const small = /^(.+)je(s?)$/.exec(word)?.[1];
  if (small === undefined) return [];
  const cut = /^(.+)[tp]$/.exec(small)?.[1];
  const longCut = /^(.+)et$/.exec(small)?.[1];
  const forms = [small, cut, longCut, ...(longCut === undefined ? [] : undoubled(longCut))];
  return forms.flatMap((form) => (form !== undefined && form.length >= shortest ? [form] : []));
}
