import { useEffect } from 'react';
import { BRAND_NAME } from '#src/i18n/brand.ts';

/** The title of the window while a screen is open: "Net binnen · Hervonden". Null leaves the old one until known. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = `${title} · ${BRAND_NAME}`;
  }, [title]);
}
