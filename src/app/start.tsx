// Each import stays in the file of its layer (src/main.ts) instead of a chunk of its own.
import './layers/react.ts';
import './layers/router.ts';
import './layers/libraries.ts';
import { i18n } from '@lingui/core';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startI18n, tryAccountMessages } from '#src/i18n/i18n.ts';
import { loadLateParts } from '#src/ui/kit/late-part.tsx';
import { App } from './app.tsx';
import { fetchQueryPersistence, PersistedQueryCache } from './persisted-query-cache.tsx';
import { queryClient, router } from './router.ts';
import { type ServedPage, servedPageOf, takeAnswers } from './served-page.ts';
import { startAfterPaint } from './start-after-paint.ts';
import { takeLocaleFromAddress } from './take-locale-from-address.ts';

// Loads the messages, then renders the first screen. The database, sync and the service worker start after the first
// paint.
async function start(place: HTMLElement): Promise<void> {
  fetchQueryPersistence();
  const asked = takeLocaleFromAddress();
  const page = servedPageOf(`${location.pathname}${location.search}`);
  await startI18n(page?.locale ?? asked);
  if (import.meta.env.DEV && location.pathname === '/dev/kit') {
    const { Gallery } = await import('#src/features/shell/gallery/gallery.tsx');
    createRoot(place).render(<Gallery />);
    return;
  }
  if (page === null || !place.hasChildNodes()) begin(place);
  else await takeOver(place, page);
  startAfterPaint();
}

/** Renders everything in the browser, into the plain shell that the service worker caches. */
function begin(place: HTMLElement): void {
  place.replaceChildren();
  createRoot(place).render(screens(null));
}

/** Hydrates the server's HTML without requesting the results again that came with it. */
async function takeOver(place: HTMLElement, page: ServedPage): Promise<void> {
  takeAnswers(queryClient, page);
  // The router takes over the server's results of `beforeLoad` and the loaders, which load messages in the browser.
  await Promise.all([hydrate(router), loadCatalogs(page)]);
  window.$_TSR?.h();
  await loadLateParts();
  const first = router.latestLocation;
  startTransition(() => {
    hydrateRoot(place, screens(page.renderedAt), {
      onRecoverableError(error) {
        // A navigation that starts before hydration has finished replaces the router state that the remaining parts
        // read (https://github.com/TanStack/router/issues/8233), and a change of language replaces their texts. React
        // renders these parts on the client, so that an error counts only as long as the server's page is shown.
        if (router.latestLocation === first && i18n.locale === page.locale) reportError(error);
      },
    });
  });
}

async function loadCatalogs({ catalogs, locale }: ServedPage): Promise<void> {
  if (catalogs.includes('account')) await tryAccountMessages();
  if (!catalogs.includes('static-pages')) return;
  const { loadPageMessages } = await import('#src/features/shop/content/page-messages.ts');
  // Without them the page itself shows its error; the rest of the app starts.
  await loadPageMessages(locale).catch(() => undefined);
}

function screens(renderedAt: number | null): ReactNode {
  return (
    <StrictMode>
      <App
        i18n={i18n}
        router={router}
        renderedAt={renderedAt}
        withAnswers={(inside) => (
          <PersistedQueryCache client={queryClient} isServed={renderedAt !== null}>
            {inside}
          </PersistedQueryCache>
        )}
      />
    </StrictMode>
  );
}

const place = document.getElementById('root');
if (place !== null) void start(place);
