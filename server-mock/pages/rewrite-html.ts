import { once } from 'node:events';
import { RewritingStream } from 'parse5-html-rewriting-stream';

export type HtmlRewriter = RewritingStream;
/** A start tag whose attributes may be changed before it is written. */
export type StartTag = Parameters<HtmlRewriter['emitStartTag']>[0];

/**
 * Rewrites HTML tag by tag. `listen` attaches listeners, which write what shall remain; everything without a listener
 * stays byte for byte.
 */
export async function rewriteHtml(html: string, listen: (rewriter: HtmlRewriter) => void): Promise<string> {
  const rewriter = new RewritingStream();
  listen(rewriter);
  // The parser reads its own output to keep flowing, so that a reader has to be there before the first chunk.
  const written: string[] = [];
  rewriter.on('data', (chunk: string) => written.push(chunk));
  rewriter.end(html);
  await once(rewriter, 'end');
  return written.join('');
}

/** Returns the value of an attribute; null if the tag does not have it. */
export function attribute({ attrs }: StartTag, name: string): string | null {
  return attrs.find((one) => one.name === name)?.value ?? null;
}

/** Returns the tag with other attributes first; null removes one. */
export function withAttributes(tag: StartTag, changes: Readonly<Record<string, string | null>>): StartTag {
  const set = Object.entries(changes).flatMap(([name, value]) => (value === null ? [] : [{ name, value }]));
  const others = tag.attrs.filter(({ name }) => !Object.hasOwn(changes, name));
  // The parser splits the prefix of attributes such as xlink:href, and the writer leaves it out.
  const whole = others.map(({ prefix, name, value }) => ({
    name: prefix ? `${prefix}:${name}` : name,
    value,
  }));
  return { ...tag, attrs: [...set, ...whole] };
}

/** Creates a start tag. */
export function startTag(tagName: string, attributes: Readonly<Record<string, string>>): StartTag {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  return { tagName, attrs, selfClosing: false };
}
