const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const digits = Array.from(alphabet, (char) => char.charCodeAt(0));

/**
 * Encodes ASCII text of a few hundred characters as base64url without padding. Throws RangeError for any other character; media
 * URLs contain only ASCII. The characters are joined at once: a page has 200 addresses, and strings of many parts are joined
 * again later.
 */
export function toBase64Url(text: string): string {
  const codes: number[] = [];
  for (let at = 0; at < text.length; at += 3) {
    const a = asciiAt(text, at);
    const b = asciiAt(text, at + 1);
    const c = asciiAt(text, at + 2);
    const left = text.length - at;
    codes.push(digitOf(a >> 2), digitOf(((a & 3) << 4) | (b >> 4)));
    if (left > 1) codes.push(digitOf(((b & 15) << 2) | (c >> 6)));
    if (left > 2) codes.push(digitOf(c & 63));
  }
  return String.fromCharCode(...codes);
}

/** Decodes the result of `toBase64Url`. Returns null for any text that it cannot have produced. */
export function fromBase64Url(text: string): string | null {
  let out = '';
  let bits = 0;
  let held = 0;
  for (const char of text) {
    const value = alphabet.indexOf(char);
    if (value < 0) return null;
    bits = ((bits << 6) | value) & 0xfff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    const code = (bits >> held) & 0xff;
    if (code > 0x7e || code < 0x20) return null;
    out += String.fromCharCode(code);
  }
  return toBase64Url(out) === text ? out : null;
}

/** The character code of a digit below 64. */
function digitOf(value: number): number {
  return digits[value] ?? 0;
}

function asciiAt(text: string, index: number): number {
  if (index >= text.length) return 0;
  const code = text.charCodeAt(index);
  if (code > 0x7e || code < 0x20) throw new RangeError('an address holds printable ASCII only');
  return code;
}
