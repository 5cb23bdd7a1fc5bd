/** The content of a page, separated into what belongs to the body and to the head. */
export interface LiftedHtml {
  /** In parts, so that the page is put together once. */
  readonly html: readonly string[];
  /** The content of a style element; empty if there are no styles. */
  readonly css: string;
  /** The preload links of the first images, which React writes before the markup. */
  readonly preloads: string;
}

/** The preload links that React writes before everything else. */
const leadingPreloads = /^(?:<link rel="preload"[^>]*>)+/;
const styleStart = ' style="';
const escapes: Readonly<Record<string, string>> = {
  ...{ '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' },
};

/**
 * Moves style attributes to a style element, because the content security policy of pages forbids style attributes,
 * and preload links to the head. The styles that React renders (a photo's colour, a bar's length) become rules; in the
 * browser React sets styles through the CSSOM, which the policy allows. Without `isStrict`, styles stay.
 *
 * `body` must be HTML that React wrote: it escapes `"`, `<` and `>` in every text and every value, so that outside
 * of scripts ` style="` can only be an attribute, and searching for it finds all of them. A parser took longer to read a page
 * than the database took to answer it. An attribute that was missed would have no effect, because of the policy.
 */
export function liftStyles(body: string, isStrict: boolean): LiftedHtml {
  const preloads = leadingPreloads.exec(body)?.[0] ?? '';
  const markup = body.slice(preloads.length);
  if (!isStrict) return { html: [markup], css: '', preloads };
  const names = new Map<string, string>();
  const attributeOf = (escaped: string) => {
    const style = escaped.replace(/&(?:quot|#x27|lt|gt|amp);/g, (one) => escapes[one] ?? one);
    if (canLeaveRule(style)) return '';
    const name = names.get(style) ?? names.size.toString(36);
    names.set(style, name);
    return ` data-style="${name}"`;
  };
  const html: string[] = [];
  let at = 0;
  for (const [start, end] of stylesIn(markup)) {
    html.push(markup.slice(at, start), attributeOf(markup.slice(start + styleStart.length, end - 1)));
    at = end;
  }
  html.push(markup.slice(at));
  // The id selector outweighs any class, as the attribute did.
  const css = [...names].map(([style, name]) => `#root [data-style="${name}"]{${style}}`).join('');
  return { html, css, preloads };
}

/** Where style attributes start, with the space before them, and end; not in scripts. */
function* stylesIn(markup: string): Generator<readonly [start: number, end: number]> {
  let script = markup.indexOf('<script');
  let start = markup.indexOf(styleStart);
  while (start !== -1) {
    if (script !== -1 && script < start) {
      const end = markup.indexOf('</script>', script);
      if (end === -1) return;
      script = markup.indexOf('<script', end);
      if (start < end) start = markup.indexOf(styleStart, end);
      continue;
    }
    const end = markup.indexOf('"', start + styleStart.length) + 1;
    yield [start, end];
    start = markup.indexOf(styleStart, end);
  }
}

/**
 * True for a style that could end its rule or the element around it, or swallow what follows: it is dropped, because it
 * could inject code.
 */
function canLeaveRule(style: string): boolean {
  const count = (sign: string) => style.split(sign).length - 1;
  return (
    /[{}<>@\\\n\r\f]|\/\*/.test(style) ||
    count('"') % 2 === 1 ||
    count("'") % 2 === 1 ||
    count('(') !== count(')')
  );
}
