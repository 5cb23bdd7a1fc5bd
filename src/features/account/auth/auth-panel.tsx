import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Session } from '#src/platform/session/session.ts';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import styles from './auth.module.css';
import type { AuthScreen } from './auth-screen.ts';
import type { PanelTools } from './panel-tools.ts';
import { NotHere } from './screens/not-here.tsx';

// No screen works without a network. Their chunks are cached on the device once they were loaded.
const LoginScreen = lazy(() =>
  import('./screens/login-screen.tsx').then(
    ({ LoginScreen: component }) => ({ default: component }),
    () => ({ default: NotHere }),
  ),
);

const OtherScreen = lazy(() =>
  import('./screens/other-screens.tsx').then(
    ({ OtherScreen: component }) => ({ default: component }),
    () => ({ default: NotHere }),
  ),
);

export interface AuthPanelProps {
  readonly screen: AuthScreen;
  readonly onScreen: (screen: AuthScreen) => void;
  readonly onSignedIn: () => void;
  /** The path of this site to return to, for links in emails; null when there is none. */
  readonly returnTo?: string | null;
  /** Why the person has to sign in, when that is not obvious. */
  readonly reason?: ReactNode;
  readonly session?: Session | null;
  /** The initial email address, for instance of the session that has ended. */
  readonly email?: string;
  readonly place?: PanelTools['place'];
}

/** Signing in, signing up and the pages of emailed links (AUTH-002 to AUTH-010), as a page or in a dialog. */
export function AuthPanel(props: AuthPanelProps) {
  const { screen, onScreen, onSignedIn, returnTo = null, reason, session = null, place = 'page' } = props;
  const [email, setEmail] = useState(screen.name === 'inactive' ? screen.email : (props.email ?? ''));
  const [hasMoved, setMoved] = useState(false);
  const go = (next: AuthScreen) => {
    setMoved(true);
    onScreen(next);
  };
  const tools: PanelTools = { email, setEmail, go, returnTo, onSignedIn, session, place, hasMoved };
  return (
    <div className={place === 'page' ? styles.page : styles.inside}>
      <Suspense fallback={<PanelSkeleton />}>
        {screen.name === 'login' ? (
          <LoginScreen tools={tools} reason={reason} />
        ) : (
          <OtherScreen key={screen.name} tools={tools} screen={screen} />
        )}
      </Suspense>
    </div>
  );
}

function PanelSkeleton() {
  return (
    <div className={styles.panel}>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );
}
