import { LRUCache } from 'lru-cache';
import type { Locale } from '#src/i18n/locale.ts';
import type { SharedHtml } from '#src/ui/kit/shared-element.tsx';

/** The maximum number of characters, keys included: about 500 tiles. */
const maxCharacters = 1_500_000;

const cache = new LRUCache<string, string>({
  ...{ maxSize: maxCharacters, sizeCalculation: (html, key) => html.length + key.length },
});

const markers = / data-shared="\d+"/g;

/** The access of one page to the HTML that it shares with other pages. */
export interface PageSharing {
  /** Returns the HTML for a key, or a marker for the element that this page renders. */
  find(key: string): SharedHtml;
  /** Caches the children of the elements with markers, and returns the page without the markers. */
  collect(html: string): string;
}

export function startSharing(locale: Locale): PageSharing {
  const missingKeys: string[] = [];
  return {
    find(childrenKey) {
      const key = `${locale} ${childrenKey}`;
      const html = cache.get(key);
      return html === undefined ? { marker: missingKeys.push(key) - 1 } : { html };
    },
    collect(html) {
      if (missingKeys.length === 0) return html;
      let from = 0;
      for (const [marker, key] of missingKeys.entries()) {
        const at = html.indexOf(` data-shared="${marker}"`, from);
        if (at === -1) continue;
        from = at;
        const children = childrenAt(html, at);
        if (children !== null) cache.set(key, copyOf(children.replaceAll(markers, '')));
      }
      return html.replaceAll(markers, '');
    },
  };
}

/**
 * The HTML of the children of the element with an attribute at this position; null if other pages cannot have it. React
 * escapes `<`, `>` and `"` in texts and attributes.
 */
function childrenAt(html: string, at: number): string | null {
  const [tag = ''] = /^\w+/.exec(html.slice(html.lastIndexOf('<', at) + 1, at)) ?? [];
  const start = html.indexOf('>', at) + 1;
  const end = html.indexOf(`</${tag}>`, start);
  if (end === -1) return null;
  const children = html.slice(start, end);
  const hasSameTag = new RegExp(`<${tag}[\\s>]`).test(children);
  // React's ids depend on the position in the page, and it writes preload links for pictures with a high priority.
  return hasSameTag || children.includes('_R_') || children.includes('fetchPriority="high"')
    ? null
    : children;
}

/** Copies a string, because a slice keeps the whole page in memory. */
function copyOf(text: string): string {
  return new TextDecoder().decode(new TextEncoder().encode(text));
}
