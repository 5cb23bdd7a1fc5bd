import { createHash } from 'node:crypto';

/** HTML whose style attributes were moved to a style element. */
export interface StyledHtml {
  readonly html: string;
  /** The content of the style element; empty if there are no styles. */
  readonly css: string;
}

const tag = /<[a-z][^>]*\sstyle="[^"]*"[^>]*>/g;
const attribute = /\sstyle="([^"]*)"/;

/**
 * Moves style attributes to a style element, because the content security policy of pages forbids style attributes.
 * Those that React renders (a photo's colour, a bar's length) become rules, and the hash of the element is added to
 * the policy of that page. In the browser React sets styles through the CSSOM, which the policy allows.
 */
export function liftStyles(html: string): StyledHtml {
  const names = new Map<string, string>();
  const lifted = html.replace(tag, (element) =>
    element.replace(attribute, (_all, escaped: string) => {
      const style = plainText(escaped);
      // Styles with characters that could end the rule or the element are dropped, because they could inject code.
      if (/[{}<>]|\/\*/.test(style)) return '';
      const name = names.get(style) ?? names.size.toString(36);
      names.set(style, name);
      return ` data-style="${name}"`;
    }),
  );
  // The id selector outweighs any class, as the attribute did.
  const css = [...names].map(([style, name]) => `#root [data-style="${name}"]{${style}}`).join('');
  return { html: lifted, css };
}

/** Returns the hash of a text as a source for `style-src` or `script-src`. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function plainText(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
