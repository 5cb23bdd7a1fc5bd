import { attribute, rewriteHtml, withAttributes } from './rewrite-html.ts';

/** The content of a page, separated into what belongs to the body and to the head. */
export interface LiftedHtml {
  readonly html: string;
  /** The content of a style element; empty if there are no styles. */
  readonly css: string;
  /** The preload links of the first images, which React writes before the markup. */
  readonly preloads: string;
}

/**
 * Moves style attributes to a style element, because the content security policy of pages forbids style attributes,
 * and preload links to the head. The styles that React renders (a photo's colour, a bar's length) become rules; in the
 * browser React sets styles through the CSSOM, which the policy allows. Without `isStrict`, styles stay.
 */
export async function liftStyles(body: string, isStrict: boolean): Promise<LiftedHtml> {
  const names = new Map<string, string>();
  const preloads: string[] = [];
  const html = await rewriteHtml(body, (rewriter) => {
    rewriter.on('startTag', (tag, raw) => {
      if (tag.tagName === 'link' && attribute(tag, 'rel') === 'preload') {
        preloads.push(raw);
        return;
      }
      const style = isStrict ? attribute(tag, 'style') : null;
      if (style === null) rewriter.emitRaw(raw);
      else if (canLeaveRule(style)) rewriter.emitStartTag(withAttributes(tag, { style: null }));
      else {
        const name = names.get(style) ?? names.size.toString(36);
        names.set(style, name);
        rewriter.emitStartTag(withAttributes(tag, { style: null, 'data-style': name }));
      }
    });
  });
  // The id selector outweighs any class, as the attribute did.
  const css = [...names].map(([style, name]) => `#root [data-style="${name}"]{${style}}`).join('');
  return { html, css, preloads: preloads.join('') };
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
