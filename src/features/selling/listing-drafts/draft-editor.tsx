import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import {
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { patient } from '#src/platform/update/patient.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { ErrorSummary } from '#src/ui/kit/error-summary.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { toast } from '#src/ui/kit/toast-store.ts';
import styles from './form/draft-form.module.css';
import { DraftForm } from './form/draft-form.tsx';
import type { CheckedForm, FormChecks } from './form/form-checks.ts';
import { LateMishaps } from './form/late-mishaps.tsx';
import { standardTerms } from './form/price-section.tsx';
import { PublishBar } from './form/publish-bar.tsx';
import { PublishingNeeds } from './form/publishing-needs.tsx';
import { summaryLines } from './form/summary-lines.ts';
import { useFormChecks } from './form/use-form-checks.ts';
import { useProblemSentence } from './form/use-problem-sentence.ts';
import { type PublishForm, sellerStepId, usePublishForm } from './form/use-publish-form.tsx';
import { isBlank } from './model/draft-fields.ts';
import type { DraftSession, DraftView } from './model/draft-session.ts';
import { useSelected } from './model/use-selected.ts';
import { PhotoSection } from './photos/photo-section.tsx';
import { PhotosToPublish } from './photos/photos-to-publish.ts';
import { type DraftPhotos, useDraftPhotos } from './photos/use-draft-photos.ts';
import { type SellerFacts, useSeller } from './publish/use-seller.ts';
import { globalError, successMessages } from './texts/error-messages.ts';
import { deviceTroubleOf, isAtRisk } from './texts/save-state.ts';

const DeleteDraftDialog = lazy(
  patient(() =>
    import('./form/delete-draft-dialog.tsx').then((module) => ({ default: module.DeleteDraftDialog })),
  ),
);

export interface DraftEditorProps {
  readonly session: DraftSession;
  readonly onPlaced: (isLive: boolean) => void;
  readonly onSignIn: () => void;
  readonly onNext: () => void;
  readonly onLeave: () => void;
  /** The form in which an account becomes a seller (FORM-067). */
  readonly sellerStep: ReactNode;
}

/** The open form of a draft with its photos, its save status and the buttons to publish. */
export function DraftEditor({ session, sellerStep, ...callbacks }: DraftEditorProps) {
  const { t } = useLingui();
  const { online, signedIn, seller } = useSeller();
  const [photos] = useState(() => new PhotosToPublish());
  const checks = useFormChecks(session.view$.value.draft, seller?.type ?? null);
  useEffect(() => {
    const views = session.view$.subscribe(({ draft }) => checks.setDraft(draft));
    return () => views.unsubscribe();
  }, [session, checks]);
  const publish = usePublishForm({ session, photos, checks, signedIn, seller, ...callbacks });
  const asksForSeller = signedIn && seller === null;
  const nextStep = useRevealAfterSellerStep(asksForSeller);
  // The form stays open while the draft cannot be stored; its status line says why.
  const next = async () => {
    const { draft } = session.view$.value;
    if (!isBlank(draft)) await session.ensureCreated();
    if (!isBlank(draft)) toast(t(successMessages.saved), { kind: 'success' });
    callbacks.onNext();
  };
  return (
    <div className={styles.page}>
      <DraftHead session={session}>
        <PublishingNeeds signedIn={signedIn} seller={seller} onSignIn={callbacks.onSignIn} />
      </DraftHead>
      <div className={styles.columns2}>
        <div className={styles.main}>
          {/* Inside the columns: the bar sticks to the bottom edge while they are in the viewport. */}
          <DraftErrors session={session} checks={checks} attempts={publish.attempts} />
          <DraftForm
            session={session}
            checks={checks}
            sellerType={seller?.type ?? null}
            terms={signedIn && seller !== null ? (seller ?? null) : standardTerms}
          >
            <DraftPhotoSection session={session} online={online} toPublish={photos} />
          </DraftForm>
          {asksForSeller && <SellerStep>{sellerStep}</SellerStep>}
        </div>
        <DraftAside
          ref={nextStep}
          session={session}
          checks={checks}
          asksForSeller={asksForSeller}
          publish={publish}
          online={online}
          onNext={() => void next().catch(() => undefined)}
          onDeleted={callbacks.onLeave}
        />
      </div>
    </div>
  );
}

interface DraftHeadProps extends Pick<DraftEditorProps, 'session'> {
  readonly children: ReactNode;
}

/** The title of the draft, and what happened to it meanwhile. */
function DraftHead({ session, children }: DraftHeadProps) {
  const { t } = useLingui();
  const typed = useSelected(session.view$, titleOf);
  const mishaps = useSelected(session.view$, mishapsOf);
  const title = typed || t`New listing`;
  usePageTitle(title);
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </header>
      <LateMishaps session={session} {...mishaps} />
    </>
  );
}

const titleOf = ({ draft }: DraftView) => draft.title.trim();
const photosOf = ({ draft }: DraftView) => draft.photos;
const isBlankIn = ({ draft }: DraftView) => isBlank(draft);
const mishapsOf = (view: DraftView) => ({
  atRisk: isAtRisk(deviceTroubleOf(view)),
  isGone: view.phase === 'gone',
  isRestored: view.storage === 'restored',
});

interface DraftPhotoSectionProps extends Pick<DraftEditorProps, 'session'>, Pick<SellerFacts, 'online'> {
  readonly toPublish: PhotosToPublish;
}

/** The photos of the draft. A photo that is prepared or sent changes often, and renders nothing else of the form. */
function DraftPhotoSection({ session, online, toPublish }: DraftPhotoSectionProps) {
  const photos = usePhotosOf(session, online, toPublish);
  return <PhotoSection photos={photos} />;
}

function usePhotosOf(session: DraftSession, online: boolean, toPublish: PhotosToPublish): DraftPhotos {
  const { t } = useLingui();
  const onAddFailed = useCallback(
    () => toast(t`The photos could not be saved on this device. Try again.`, { kind: 'error' }),
    [t],
  );
  return useDraftPhotos({
    draftId: session.view$.value.draft.id,
    stored: useSelected(session.view$, photosOf),
    online,
    toPublish,
    ensureCreated: useCallback(() => session.ensureCreated(), [session]),
    onAddFailed,
  });
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

interface DraftErrorsProps extends Pick<DraftEditorProps, 'session'> {
  readonly checks: FormChecks;
  /** Number of attempts to publish. */
  readonly attempts: number;
}

/** A summary of what was wrong with the last attempt to publish the draft. */
function DraftErrors({ session, checks, attempts }: DraftErrorsProps) {
  const { t } = useLingui();
  const shown = useSelected(checks.form$, shownIn);
  const sentenceOf = useProblemSentence(checks.originalPrice);
  return (
    <ErrorSummary
      isFolded
      title={t(globalError)}
      focusKey={attempts}
      problems={attempts === 0 ? [] : summaryLines(session.view$.value.draft, shown, sentenceOf)}
    />
  );
}

const shownIn = ({ shown }: CheckedForm) => shown;

interface DraftAsideProps extends Pick<DraftEditorProps, 'session'>, Pick<SellerFacts, 'online'> {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly checks: FormChecks;
  readonly asksForSeller: boolean;
  readonly publish: PublishForm;
  readonly onNext: () => void;
  readonly onDeleted: () => void;
}

/** What can be done with the draft: publish it, start the next one or delete it. */
function DraftAside(props: DraftAsideProps) {
  const { ref, session, checks, asksForSeller, publish, online, onNext, onDeleted } = props;
  const isEmpty = useSelected(session.view$, isBlankIn);
  /** Null until the question was asked for the first time. */
  const [asksDelete, setAsksDelete] = useState<boolean | null>(null);
  return (
    <>
      <aside className={styles.aside}>
        <PublishBar
          ref={ref}
          session={session}
          checks={checks}
          asksForSeller={asksForSeller}
          online={online}
          step={publish.step}
          notice={publish.notice}
          onPublish={publish.start}
          onStop={publish.stop}
        />
        <div className={styles.more}>
          <Button kind="secondary" icon={Plus} wide onPress={onNext}>
            <Trans>Save and new listing</Trans>
          </Button>
          {!isEmpty && (
            <Button kind="quiet" icon={Trash2} wide onPress={() => setAsksDelete(true)}>
              <Trans>Delete draft</Trans>
            </Button>
          )}
        </div>
      </aside>
      {asksDelete !== null && (
        <Suspense fallback={null}>
          <DeleteDraftDialog
            draft={() => session.view$.value.draft}
            isOpen={asksDelete}
            onOpenChange={setAsksDelete}
            onDeleted={onDeleted}
          />
        </Suspense>
      )}
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
          This is your first listing, so we need your details. Buyers see your name and town. A buyer who
          collects from you also sees your address.
        </Trans>
      </p>
      {children}
    </section>
  );
}
