import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Session } from '#src/platform/session/session.ts';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import styles from './auth.module.css';
import type { AuthScreen } from './auth-screen.ts';
import type { PanelTools } from './panel-tools.ts';
import { LoginScreen } from './screens/login-screen.tsx';

const OtherScreen = lazy(() =>
  import('./screens/other-screens.tsx').then(
    ({ OtherScreen: component }) => ({ default: component }),
    () => import('./screens/not-here.tsx').then(({ NotHere }) => ({ default: NotHere })),
  ),
);

export interface AuthPanelProps {
  readonly screen: AuthScreen;
  readonly onScreen: (screen: AuthScreen) => void;
  readonly onSignedIn: () => void;
  /** The own path to come back to, for the links of mails; null when there is none. */
  readonly returnTo?: string | null;
  /** Why one is asked to sign in, when the reason is not plain. */
  readonly reason?: ReactNode;
  readonly session?: Session | null;
  /** The address that the form begins with, for instance of the session that has ended. */
  readonly email?: string;
  readonly place?: PanelTools['place'];
}

/** Signing in, signing up and what mailed links open (AUTH-002 to AUTH-010); on a page or in a window. */
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
      {screen.name === 'login' ? (
        <LoginScreen tools={tools} reason={reason} />
      ) : (
        <Suspense fallback={<PanelSkeleton />}>
          <OtherScreen key={screen.name} tools={tools} screen={screen} />
        </Suspense>
      )}
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
