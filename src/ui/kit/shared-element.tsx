import { useLocation } from '@tanstack/react-router';
import { createContext, type ElementType, useContext } from 'react';

/** The HTML that an earlier page has rendered, or the number of a marker where this page renders it. */
export type SharedHtml = { readonly html: string } | { readonly marker: number };

/** Looks up HTML by its key; null in the browser, and where nothing is shared. */
export const SharedHtmlContext = createContext<((key: string) => SharedHtml) | null>(null);

type SharedTag = 'article' | 'div' | 'header' | 'nav' | 'p' | 'section';

type SharedElementProps<Tag extends SharedTag> = React.JSX.IntrinsicElements[Tag] & {
  /**
   * The key under which pages share the children: everything that they depend on except the language. Undefined if they
   * are not shared, and always in the browser, where it would be an attribute: `import.meta.env.SSR ? key : undefined`.
   */
  readonly shared: string | undefined;
};

/**
 * An element whose children are the same on many pages, such as the links in the footer. The server renders them once and
 * inserts their HTML into other pages (src/app/shared-html.ts). In the browser it is the plain element, which React
 * hydrates. Children that contain an id of React, a preloaded image or the same tag are rendered for each page.
 */
export function sharedElement<Tag extends SharedTag>(tag: Tag): ElementType<SharedElementProps<Tag>> {
  const Element = tag as ElementType;
  if (!import.meta.env.SSR) return Element as ElementType<SharedElementProps<Tag>>;
  return function SharedElement({ shared, children, ...attributes }: SharedElementProps<Tag>) {
    const find = useContext(SharedHtmlContext);
    const found = shared === undefined ? undefined : find?.(shared);
    if (found === undefined) return <Element {...attributes}>{children}</Element>;
    if ('html' in found)
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered it, for an earlier page.
      return <Element {...attributes} dangerouslySetInnerHTML={{ __html: found.html }} />;
    return (
      <Element {...attributes} data-shared={found.marker}>
        {children}
      </Element>
    );
  };
}

/**
 * The key of children with these links: the name, and those links that lead to this page or to a page above it, because
 * they may be active. A link that has to match exactly is not active on its page with a query. Undefined in the browser.
 */
export const useLinksKey: (name: string, links: readonly string[]) => string | undefined = import.meta.env.SSR
  ? function useKey(name, links) {
      return useLocation({
        select: ({ pathname, searchStr }) => {
          const path = pathname.replace(/(?<=.)\/+$/, '');
          const active = links.filter((link) => isAtOrBelow(path, link));
          return [
            name,
            ...active.map((link) => (link === path && searchStr !== '' ? `${link}?` : link)),
          ].join(' ');
        },
      });
    }
  : () => undefined;

/** Whether a page has this path, or one below it. */
export function isAtOrBelow(pathname: string, path: string): boolean {
  return pathname.startsWith(path) && (pathname[path.length] ?? '/') === '/';
}
