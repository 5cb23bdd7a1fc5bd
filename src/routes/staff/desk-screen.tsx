import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { DeskFrame } from '#src/features/staff/desk/desk-frame.tsx';
import { NotForYou, SignInReason } from '#src/features/staff/desk/desk-refusal.tsx';
import { PageHead } from '#src/ui/kit/page-head.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { AuthGate } from '../account/auth-gate.tsx';
import { deskPageAt } from './desk-pages.tsx';

// Renders QR codes; only for staff who have not set up a second factor.
const SecondFactorSection = lazy(() =>
  import('#src/features/account/auth/security/second-factor-section.tsx').then(
    ({ SecondFactorSection: part }) => ({
      default: part,
    }),
  ),
);

/** The staff desk, for people with access to it. */
export function DeskScreen() {
  const pathname = useLocation({ select: (location) => location.pathname.replace(/\/+$/, '') });
  return (
    <>
      <PageHead title={null} isIndexed={false} />
      <AuthGate reason={<SignInReason />}>
        {(session) =>
          session.isStaff ? (
            <DeskFrame
              session={session}
              pathname={pathname}
              secondFactor={
                <Suspense fallback={null}>
                  <SecondFactorSection />
                </Suspense>
              }
            >
              <Suspense fallback={<Skeleton height="24lh" />}>
                {deskPageAt(pathname, session.userId)}
              </Suspense>
            </DeskFrame>
          ) : (
            <NotForYou />
          )
        }
      </AuthGate>
    </>
  );
}
