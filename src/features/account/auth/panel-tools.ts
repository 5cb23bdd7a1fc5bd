import type { Session } from '#src/platform/session/session.ts';
import type { AuthScreen } from './auth-screen.ts';

/** What every screen of the panel receives. */
export interface PanelTools {
  /** Shared by all screens, so that nobody has to type it twice. */
  readonly email: string;
  readonly setEmail: (email: string) => void;
  readonly go: (screen: AuthScreen) => void;
  /** The path of this site to return to; sent with requests for emails, so that their links lead there too. */
  readonly returnTo: string | null;
  readonly onSignedIn: () => void;
  /** The session of this device while the page of an emailed link is open; otherwise null. */
  readonly session: Session | null;
  /** 'page': the panel is the page and has its heading. 'dialog': the panel is in a dialog that has its own title. */
  readonly place: 'page' | 'dialog';
  /** True once the panel has changed screens; the heading of the new one then gets the focus. */
  readonly hasMoved: boolean;
}
