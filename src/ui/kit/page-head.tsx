import { createContext, useContext, useEffect } from 'react';
import { BRAND_NAME } from '#src/i18n/brand.ts';

/** What a page says about itself to crawlers, link previews and the window. */
export interface PageFacts {
  /** Without the name of the shop; null leaves the old one until it is known. */
  readonly title: string | null;
  /** One or two sentences, at most about 160 letters. */
  readonly description?: string | undefined;
  /** The one address of this content: a path with its query, without the language. Without it the page has none. */
  readonly canonicalPath?: string | undefined;
  /** A picture for link previews: a path on this site, about 1200 pixels wide. */
  readonly image?: string | undefined;
  /** False keeps the page out of search engines. */
  readonly isIndexed?: boolean | undefined;
  /** The HTTP status that the server answers with: 404 for a page that says that there is nothing. */
  readonly status?: 200 | 404 | 410 | 500 | undefined;
  /** schema.org nodes (JSON-LD); written by the server alone. */
  readonly structuredData?: readonly object[] | undefined;
}

/** Given by the server for one page; in the browser there is none. */
export const PageFactsSink = createContext<((facts: PageFacts) => void) | null>(null);

/**
 * The head of a page. The server writes it into the HTML; in the browser a change of page updates the title, the
 * description and the canonical address. Render it once per page, as soon as its data is there.
 */
export function PageHead(facts: PageFacts) {
  const { title, description, canonicalPath } = facts;
  useContext(PageFactsSink)?.(facts);
  useEffect(() => {
    if (title !== null) document.title = windowTitle(title);
  }, [title]);
  useEffect(() => {
    if (description !== undefined) headElement('meta', 'name', 'description').content = description;
  }, [description]);
  useEffect(() => {
    if (canonicalPath === undefined) return;
    const link = headElement('link', 'rel', 'canonical');
    link.href = new URL(canonicalPath, location.origin).href;
    return () => link.remove();
  }, [canonicalPath]);
  return null;
}

/**
 * Adds schema.org nodes of a part of the page, such as its breadcrumbs. `make` runs on the server alone: write
 * `useStructuredData(import.meta.env.SSR ? () => [...] : undefined)` and browsers are not sent the code for it.
 */
export function useStructuredData(make: (() => readonly object[]) | undefined): void {
  const sink = useContext(PageFactsSink);
  if (sink !== null && make !== undefined) sink({ title: null, structuredData: make() });
}

/** "Net binnen · Hervonden". */
export function windowTitle(title: string): string {
  return `${title} · ${BRAND_NAME}`;
}

/** The element of the head with this attribute; a page that came without it gets one. */
function headElement<Name extends 'meta' | 'link'>(name: Name, attribute: string, value: string) {
  const found = document.head.querySelector<HTMLElementTagNameMap[Name]>(`${name}[${attribute}="${value}"]`);
  if (found !== null) return found;
  const made = document.createElement(name);
  made.setAttribute(attribute, value);
  document.head.append(made);
  return made;
}
