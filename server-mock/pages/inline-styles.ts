import { createHash } from 'node:crypto';

/** HTML whose style attributes became rules of one style element. */
export interface StyledHtml {
  readonly html: string;
  /** The text of the style element; empty when there is nothing to say. */
  readonly css: string;
}

const tag = /<[a-z][^>]*\sstyle="[^"]*"[^>]*>/g;
const attribute = /\sstyle="([^"]*)"/;

/**
 * The policy of pages forbids style attributes, and rightly. Those that React writes (a photo's colour, a bar's length)
 * move into a style element, whose hash goes into the policy of that one page. In the browser React sets styles through
 * the object model, which the policy allows.
 */
export function liftStyles(html: string): StyledHtml {
  const names = new Map<string, string>();
  const lifted = html.replace(tag, (element) =>
    element.replace(attribute, (_all, escaped: string) => {
      const style = plainText(escaped);
      // What could end the rule or the element is dropped: a style is never worth a hole.
      if (/[{}<>]|\/\*/.test(style)) return '';
      const name = names.get(style) ?? names.size.toString(36);
      names.set(style, name);
      return ` data-style="${name}"`;
    }),
  );
  // The id weighs more than any class, as the attribute did.
  const css = [...names].map(([style, name]) => `#root [data-style="${name}"]{${style}}`).join('');
  return { html: lifted, css };
}

/** As a source of `style-src`. */
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
