import { useState } from 'react';

/**
 * Whether a component belongs to the page that was loaded, not to one that the reader went to within the app. Styles
 * skip the layout of far parts of the first page alone: on Back, a page needs its true height at once to return to the
 * same place. The server and hydration agree, because the page is marked as hydrated only afterwards
 * (src/app/hydrated.tsx).
 */
export function useIsFirstPage(): boolean {
  const [isFirst] = useState(
    () => typeof document === 'undefined' || document.documentElement.dataset.hydrated === undefined,
  );
  return isFirst;
}
