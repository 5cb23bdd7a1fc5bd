import { createContext, useContext, useEffect } from 'react';
import { BRAND_NAME } from '#src/i18n/brand.ts';

/** The metadata of a page for crawlers, link previews and the window title. */
export interface PageFacts {
  /** Without the name of the shop; null keeps the previous title until this one is known. */
  readonly title: string | null;
  /** One or two sentences, at most about 160 characters. */
  readonly description?: string | undefined;
  /**
   * The canonical URL: a path with its query string, without the language. Without it the page has no canonical link.
   */
  readonly canonicalPath?: string | undefined;
  /** An image for link previews: a path on this site, about 1200 px wide. */
  readonly image?: string | undefined;
  /** False excludes the page from search engines. */
  readonly isIndexed?: boolean | undefined;
  /** The HTTP status of the server's response, for example 404 for a page that states that nothing was found. */
  readonly status?: 200 | 404 | 410 | 500 | undefined;
  /** schema.org nodes (JSON-LD); rendered only by the server. */
  readonly structuredData?: readonly object[] | undefined;
}

/** Provided by the server for one page; null in the browser. */
export const PageFactsSink = createContext<((facts: PageFacts) => void) | null>(null);

/**
 * The metadata of a page. The server writes it into the HTML; in the browser, navigation updates the title, the
 * description and the canonical link. Render it once per page, as soon as its data has loaded.
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
 * Adds schema.org nodes for a part of the page, such as its breadcrumbs. `make` runs only on the server. With
 * `useStructuredData(import.meta.env.SSR ? () => [...] : undefined)` its code is left out of the browser bundle.
 */
export function useStructuredData(make: (() => readonly object[]) | undefined): void {
  const sink = useContext(PageFactsSink);
  if (sink !== null && make !== undefined) sink({ title: null, structuredData: make() });
}

/** The window title, for example "Net binnen · Hervonden". */
export function windowTitle(title: string): string {
  return `${title} · ${BRAND_NAME}`;
}

/** The head element with this attribute; created if it does not exist. */
function headElement<Name extends 'meta' | 'link'>(name: Name, attribute: string, value: string) {
  const found = document.head.querySelector<HTMLElementTagNameMap[Name]>(`${name}[${attribute}="${value}"]`);
  if (found !== null) return found;
  const made = document.createElement(name);
  made.setAttribute(attribute, value);
  document.head.append(made);
  return made;
}
