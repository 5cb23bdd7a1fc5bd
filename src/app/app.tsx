import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { I18nProvider as AriaLocale } from 'react-aria-components/I18nProvider';
import { localeTags } from '#src/i18n/locale.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { RenderedAt } from '#src/ui/kit/use-now.ts';
import type { AppRouter } from './create-app-router.ts';
import { Hydrated } from './hydrated.tsx';

export interface AppProps {
  /** The messages in one language. The server renders pages in several languages at once. */
  readonly i18n: I18n;
  readonly router: AppRouter;
  /**
   * Milliseconds since 1970 at which the server rendered the page; null for a page that is rendered in the browser.
   */
  readonly renderedAt: number | null;
  /** Provides the query client to the screens. The browser persists its results, the server does not. */
  readonly withAnswers: (screens: ReactNode) => ReactNode;
}

/** Provides messages, query results and the router to the whole app. */
export function App({ i18n, router, renderedAt, withAnswers }: AppProps) {
  return (
    <I18nProvider i18n={i18n}>
      <ControlLocale>
        <RenderedAt value={renderedAt}>{withAnswers(<RouterProvider router={router} />)}</RenderedAt>
        <Hydrated />
      </ControlLocale>
    </I18nProvider>
  );
}

/** The texts and sorting of the controls follow the locale of the app, not that of the browser. */
function ControlLocale({ children }: { readonly children: ReactNode }) {
  return <AriaLocale locale={localeTags[useLocale()]}>{children}</AriaLocale>;
}
