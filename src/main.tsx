import './ui/kit/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { startAfterPaint } from './app/start-after-paint.ts';
import { startI18n } from './i18n/i18n.ts';
import { watchInstall } from './platform/install/install.ts';

// Words, then the first screen; the database, sync and the service worker start after the first paint.
async function start(place: HTMLElement): Promise<void> {
  // The browser offers the home screen once, early; whoever listens later never hears of it.
  watchInstall();
  await startI18n();
  if (import.meta.env.DEV && location.pathname === '/dev/kit') {
    const { Gallery } = await import('./features/gallery/gallery.tsx');
    createRoot(place).render(<Gallery />);
    return;
  }
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  startAfterPaint();
}

const place = document.getElementById('root');
if (place !== null) void start(place);
