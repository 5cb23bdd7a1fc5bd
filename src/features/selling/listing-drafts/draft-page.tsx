import { Trans, useLingui } from '@lingui/react/macro';
import { FileQuestion, Lock } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { cachePhotoToolsOffline } from '#src/platform/update/app-update.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { EmptyState } from '#src/ui/kit/empty-state.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { useEarlyEvents } from '#src/ui/kit/use-early-events.ts';
import { DraftEditor } from './draft-editor.tsx';
import { DraftStart, type StartedTitle, useStartedTitle } from './draft-start.tsx';
import styles from './form/draft-form.module.css';
import type { DraftSession, DraftView } from './model/draft-session.ts';
import { useDraftSession } from './model/use-draft-session.ts';
import { useSelected } from './model/use-selected.ts';

export interface DraftPageProps {
  readonly draftId: string;
  /** True for an id that was just created: there is nothing to load, and the form starts empty. */
  readonly isNew: boolean;
  /** Called once the draft exists and has an address of its own. */
  readonly onCreated: () => void;
  readonly onPlaced: (isLive: boolean) => void;
  readonly onSignIn: () => void;
  readonly onNext: () => void;
  readonly onLeave: () => void;
  /** The form in which an account becomes a seller, passed in by the route (FORM-067). */
  readonly sellerStep: ReactNode;
}

/** One draft in each of its states: loading, stored, unknown on this device, or deleted meanwhile. */
export function DraftPage(props: DraftPageProps) {
  const stage = useEarlyEvents();
  const session = useDraftSession(props.draftId, !props.isNew || stage === 'replayed');
  const started: StartedTitle = useRef(null);
  // The form may be filled in later without a network, for instance at a market, where the photo worker cannot be
  // fetched.
  useEffect(() => void cachePhotoToolsOffline().catch(() => undefined), []);
  if (session === 'locked') return <LockedDraft onSignIn={props.onSignIn} />;
  if (session !== null) return <OpenDraft session={session} started={started} {...props} />;
  if (!props.isNew) return <DraftSkeleton />;
  return <DraftStart started={started} isHydrating={stage === 'hydrating'} onSignIn={props.onSignIn} />;
}

interface OpenDraftProps extends DraftPageProps {
  readonly session: DraftSession;
  readonly started: StartedTitle;
}

function OpenDraft({ session, started, draftId, isNew, onCreated, ...editorProps }: OpenDraftProps) {
  useStartedTitle(started, (title) => session.change({ title }));
  const phase = useSelected(session.view$, phaseOf);
  const exists = phase === 'stored';
  useEffect(() => {
    if (isNew && exists) onCreated();
  }, [isNew, exists, onCreated]);
  if (phase === 'loading' && !isNew) return <DraftSkeleton />;
  if (phase === 'unwritten' && !isNew) return <UnknownDraft onLeave={editorProps.onLeave} />;
  return <DraftEditor key={draftId} session={session} {...editorProps} />;
}

const phaseOf = ({ phase }: DraftView) => phase;

function LockedDraft({ onSignIn }: { onSignIn: () => void }) {
  const { t } = useLingui();
  usePageTitle(t`Your draft is saved`);
  return (
    <EmptyState
      icon={Lock}
      level={1}
      title={<Trans>Your draft is saved</Trans>}
      action={
        <Button kind="primary" onPress={onSignIn}>
          <Trans>Sign in</Trans>
        </Button>
      }
    >
      <Trans>
        You have been signed out. Sign in again to unlock your draft and continue where you left off.
      </Trans>
    </EmptyState>
  );
}

function UnknownDraft({ onLeave }: { onLeave: () => void }) {
  const { t } = useLingui();
  usePageTitle(t`This draft is not on this device`);
  return (
    <EmptyState
      icon={FileQuestion}
      level={1}
      title={<Trans>This draft is not on this device</Trans>}
      action={
        <Button kind="primary" onPress={onLeave}>
          <Trans>Go to my listings</Trans>
        </Button>
      }
    >
      <Trans>
        It may have been deleted, or it has not arrived from your other device yet. It will appear here as
        soon as it does.
      </Trans>
    </EmptyState>
  );
}

function DraftSkeleton() {
  return (
    <div className={styles.page}>
      <Skeleton height="36px" width="60%" />
      <Skeleton height="180px" />
      <Skeleton height="76px" />
      <Skeleton height="76px" />
      <Skeleton height="190px" />
    </div>
  );
}
