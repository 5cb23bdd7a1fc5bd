import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { type ReactNode, type Ref, useCallback, useEffect, useRef, useState } from 'react';
import { useItemState } from '#src/data/db/use-live.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { ErrorSummary } from '#src/ui/kit/error-summary.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { toast } from '#src/ui/kit/toast-store.ts';
import { ChecklistPanel } from './form/checklist-panel.tsx';
import { DeleteDraftDialog } from './form/delete-draft-dialog.tsx';
import styles from './form/draft-form.module.css';
import { DraftForm } from './form/draft-form.tsx';
import { PublishBar } from './form/publish-bar.tsx';
import { SaveStatus } from './form/save-status.tsx';
import { StorageBanner } from './form/storage-banner.tsx';
import { summaryLines } from './form/summary-lines.ts';
import { type FormChecks, useFormChecks } from './form/use-form-checks.ts';
import { type PublishForm, sellerStepId, usePublishForm } from './form/use-publish-form.tsx';
import { isBlank } from './model/draft-fields.ts';
import type { DraftSession, DraftView } from './model/draft-session.ts';
import { type DraftPhotos, useDraftPhotos } from './photos/use-draft-photos.ts';
import { type SellerFacts, useSeller } from './publish/use-seller.ts';
import { globalError, successMessages } from './texts/error-messages.ts';
import { type DraftSaveState, draftSaveStateOf } from './texts/save-state.ts';

export interface DraftEditorProps {
  readonly session: DraftSession;
  readonly view: DraftView;
  readonly onPlaced: (isLive: boolean) => void;
  readonly onSignIn: () => void;
  readonly onNext: () => void;
  readonly onLeave: () => void;
  /** The form in which an account becomes a seller (FORM-067). */
  readonly sellerStep: ReactNode;
}

/** The open form of a draft with its photos, its save status and the buttons to publish. */
export function DraftEditor({ session, view, sellerStep, ...callbacks }: DraftEditorProps) {
  const { t } = useLingui();
  const { draft } = view;
  const { online, signedIn, seller } = useSeller();
  const saved = useSaveState(view, signedIn, online);
  const ensureCreated = useCallback(() => session.ensureCreated(), [session]);
  const onAddFailed = () =>
    toast(t`The photos could not be saved on this device. Try again.`, { kind: 'error' });
  const photos = useDraftPhotos({ draft, online, ensureCreated, onAddFailed });
  const checks = useFormChecks(draft, seller?.type ?? null);
  const publish = usePublishForm({ session, photos, checks, signedIn, seller, ...callbacks });
  const asksForSeller = signedIn && seller === null;
  const nextStep = useRevealAfterSellerStep(asksForSeller);
  // The form stays open while the draft cannot be stored; its status line says why.
  const next = async () => {
    if (!isBlank(draft)) await session.ensureCreated();
    if (!isBlank(draft)) toast(t(successMessages.saved), { kind: 'success' });
    callbacks.onNext();
  };
  const title = draft.title.trim() || t`New listing`;
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <SaveStatus state={saved} />
      </header>
      <StorageBanner
        state={saved}
        isRestored={view.storage === 'restored'}
        draft={draft}
        onRead={() => session.acknowledgeLoss()}
      />
      {view.phase === 'gone' && <GoneBanner onRestore={() => void session.restore()} />}
      {publish.notice}
      <div className={styles.columns2}>
        <DraftMain
          session={session}
          view={view}
          photos={photos}
          checks={checks}
          seller={seller}
          attempts={publish.attempts}
        >
          {asksForSeller && <SellerStep>{sellerStep}</SellerStep>}
        </DraftMain>
        <DraftAside
          ref={nextStep}
          draft={draft}
          checks={checks}
          publish={publish}
          online={online}
          onNext={() => void next().catch(() => undefined)}
          onDeleted={callbacks.onLeave}
        />
      </div>
    </div>
  );
}

/**
 * Moves scroll position and focus to the buttons after the seller step, which is removed and makes the page shorter.
 */
function useRevealAfterSellerStep(asksForSeller: boolean) {
  const nextStep = useRef<HTMLDivElement>(null);
  const before = useRef(asksForSeller);
  useEffect(() => {
    const isDone = before.current && !asksForSeller;
    before.current = asksForSeller;
    if (!isDone || document.activeElement !== document.body) return;
    nextStep.current?.scrollIntoView({ block: 'center' });
    nextStep.current?.focus({ preventScroll: true });
  }, [asksForSeller]);
  return nextStep;
}

/** Where the text of the draft is stored. */
function useSaveState(view: DraftView, signedIn: boolean, online: boolean): DraftSaveState {
  const { draft, phase, storage, unwritten, failed } = view;
  const sync = useItemState('drafts', draft.id) ?? 'only_here';
  return draftSaveStateOf({
    blank: isBlank(draft),
    ...{ phase, storage, unwritten, failed },
    ...{ signedIn, online, sync },
  });
}

interface DraftMainProps extends Pick<DraftEditorProps, 'session' | 'view'>, Pick<SellerFacts, 'seller'> {
  readonly photos: DraftPhotos;
  readonly checks: FormChecks;
  /** Number of attempts to publish. */
  readonly attempts: number;
  /** The seller step, if the account needs it. */
  readonly children: ReactNode;
}

/** The fields of the draft, after a summary of what was wrong with the last attempt to publish it. */
function DraftMain({ session, view, photos, checks, seller, attempts, children }: DraftMainProps) {
  const { t } = useLingui();
  return (
    <div className={styles.main}>
      {/* Inside the columns: the bar sticks to the bottom edge while they are in the viewport. */}
      <ErrorSummary
        isFolded
        title={t(globalError)}
        focusKey={attempts}
        problems={attempts === 0 ? [] : summaryLines(view.draft, checks.shown, checks.errors)}
      />
      <DraftForm
        view={view}
        session={session}
        photos={photos}
        checks={checks}
        sellerType={seller?.type ?? null}
        terms={seller ?? null}
      />
      {children}
    </div>
  );
}

interface DraftAsideProps extends Pick<DraftView, 'draft'>, Pick<SellerFacts, 'online'> {
  readonly ref: Ref<HTMLDivElement>;
  readonly checks: FormChecks;
  readonly publish: PublishForm;
  readonly onNext: () => void;
  readonly onDeleted: () => void;
}

/** What is missing, and what can be done with the draft: publish it, start the next one or delete it. */
function DraftAside({ ref, draft, checks, publish, online, onNext, onDeleted }: DraftAsideProps) {
  const [asksDelete, setAsksDelete] = useState(false);
  return (
    <>
      <aside className={styles.aside}>
        <ChecklistPanel ref={ref} draft={draft} check={checks.check} />
        <PublishBar
          online={online}
          step={publish.step}
          onPublish={publish.start}
          onStop={publish.stop}
          onNext={onNext}
        />
        {!isBlank(draft) && (
          <Button kind="quiet" icon={Trash2} onPress={() => setAsksDelete(true)}>
            <Trans>Delete draft</Trans>
          </Button>
        )}
      </aside>
      <DeleteDraftDialog
        draft={draft}
        isOpen={asksDelete}
        onOpenChange={setAsksDelete}
        onDeleted={onDeleted}
      />
    </>
  );
}

/** An account that is no seller yet fills in its details beside the draft, which stays as it is. */
function SellerStep({ children }: { readonly children: ReactNode }) {
  return (
    <section id={sellerStepId} className={styles.section} aria-labelledby="seller-step-title">
      <h2 id="seller-step-title" tabIndex={-1} className={styles.sectionTitle}>
        <Trans>Seller details</Trans>
      </h2>
      <p>
        <Trans>
          This is your first listing, so we need your details. Buyers only see your name and town.
        </Trans>
      </p>
      {children}
    </section>
  );
}

function GoneBanner({ onRestore }: { onRestore: () => void }) {
  return (
    <Banner
      kind="warning"
      announce
      title={<Trans>This draft was deleted on another device or in another tab</Trans>}
      action={
        <Button size="small" onPress={onRestore}>
          <Trans>Restore draft</Trans>
        </Button>
      }
    >
      <Trans>This is the draft before it was deleted. Restore it to continue.</Trans>
    </Banner>
  );
}
