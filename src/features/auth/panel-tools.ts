import type { Session } from '#src/platform/session/session.ts';
import type { AuthScreen } from './auth-screen.ts';

/** What every screen of the panel has in its hands. */
export interface PanelTools {
  /** One address for all screens: nobody types it twice. */
  readonly email: string;
  readonly setEmail: (email: string) => void;
  readonly go: (screen: AuthScreen) => void;
  /** The own path to come back to; goes along with mails, so that their links lead there too. */
  readonly returnTo: string | null;
  readonly onSignedIn: () => void;
  /** Who is signed in on this device while a mailed link is open; else null. */
  readonly session: Session | null;
  /** 'page': the panel is the page and names it. 'dialog': it stands in a window with a title of its own. */
  readonly place: 'page' | 'dialog';
  /** True once the screen was changed in the panel: the new one's heading takes the focus. */
  readonly hasMoved: boolean;
}
