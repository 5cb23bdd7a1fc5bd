import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { ArrowLeft, Check, PencilLine, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { request } from '#src/data/graphql/client.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { session$ } from '#src/platform/session/session.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { Icon } from '#src/ui/kit/icon.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { ActProblem } from '../act/act-problem.tsx';
import { DeskDetail, DeskWait, Moment } from '../act/detail.tsx';
import { type ActRefused, granted } from '../act/granted.ts';
import { useAct } from '../act/use-act.ts';
import desk from '../desk.module.css';
import { KeysHelp } from '../list/keys-help.tsx';
import { useSingleKeys } from '../list/single-keys.ts';
import { type AskedChanges, ChangesForm } from './changes-form.tsx';
import styles from './desk-review.module.css';
import { ProductFacts } from './product-facts.tsx';
import { ProductPhotos } from './product-photos.tsx';
import { RejectDialog, type RejectionDraft } from './reject-dialog.tsx';
import { ReviewDocument, type ReviewMutationVariables } from './review.gen.ts';
import { ReviewDifferences } from './review-differences.tsx';
import { ReviewHistory } from './review-history.tsx';
import { type DeskProduct, type Sheet, useReviewReasons, useReviewSheet } from './review-queries.ts';
import { useSeen } from './use-seen.ts';

export interface DeskReviewPageProps {
  readonly userId: string;
  readonly id: string;
  readonly notFound: ReactNode;
  readonly tools: (product: DeskProduct) => ReactNode;
}

/** The review of one product: its data, its changes, and the decision (FORM-004). */
export function DeskReviewPage({ userId, id, notFound, tools }: DeskReviewPageProps) {
  const query = useReviewSheet(userId, id, useLocale());
  usePageTitle(query.data?.product.title ?? null);
  return (
    <DeskDetail query={query} notFound={notFound}>
      {(sheet) => <Review sheet={sheet} userId={userId} tools={tools} />}
    </DeskDetail>
  );
}

type Decision = Pick<ReviewMutationVariables, 'decision' | 'changes' | 'rejectionReason' | 'words'>;

interface ReviewProps extends Pick<DeskReviewPageProps, 'userId' | 'tools'> {
  readonly sheet: Sheet;
}

function Review({ sheet, userId, tools }: ReviewProps) {
  const { t } = useLingui();
  const { history } = useRouter();
  const { product, nextUuid } = sheet;
  const { title, slug, changedAt: seen } = product;
  const reasons = useReviewReasons(userId, useLocale());
  const [open, setOpen] = useState<'changes' | 'reject' | null>(null);
  const [asked, setAsked] = useState<AskedChanges>({});
  const [rejection, setRejection] = useState<RejectionDraft>({ reason: null, explanation: '' });
  const [refusal, setRefusal] = useState<ActRefused | null>(null);
  const isSeen = useSeen();
  const isInReview = product.status === 'IN_REVIEW';
  const isOwn = isOwnListing(product);
  const isWaiting = isInReview && !isOwn;
  const nextHref = nextUuid === null ? '/staff/review' : `/staff/review/${nextUuid}`;
  const goOn = () => history.push(nextHref);
  // The server refuses a decision based on outdated data. The page then shows the change and keeps the choices.
  const refused = (said: ActRefused) => {
    setRefusal(said);
    setOpen((shown) => (shown === 'reject' ? null : shown));
  };
  const decide = async (intent: Decision & { readonly seen: string | null }, commandId: string) =>
    granted((await request(ReviewDocument, { slug, ...intent, commandId })).reviewProduct);
  const deciding = useAct(decide, {
    done: ({ decision }) => {
      const done = decision === 'APPROVE' ? t`Approved: ${title}` : t`Changes requested: ${title}`;
      toast(done, { kind: 'success' });
      goOn();
    },
    refused,
  });
  const send = (decision: Decision) => {
    setRefusal(null);
    deciding.mutate({ ...decision, seen });
  };
  const canDecide = isWaiting && isSeen && !deciding.isPending;
  const approve = () => {
    if (canDecide) send({ decision: 'APPROVE' });
  };
  const show = (part: 'changes' | 'reject') => () => {
    if (isWaiting && !deciding.isPending) setOpen(part);
  };
  useSingleKeys({
    a: approve,
    c: show('changes'),
    r: show('reject'),
    n: goOn,
    b: () => history.push('/staff/review'),
  });
  return (
    <article className={desk.page}>
      <div className={styles.top}>
        <PathLink href="/staff/review" className={styles.back ?? ''}>
          <Icon icon={ArrowLeft} size={18} />
          <Trans>Review</Trans>
        </PathLink>
        <KeysHelp
          rows={[
            { key: 'A', does: <Trans>Approve</Trans> },
            { key: 'C', does: <Trans>Request changes</Trans> },
            { key: 'R', does: <Trans>Reject</Trans> },
            { key: 'N', does: <Trans>Next listing</Trans> },
            { key: 'B', does: <Trans>Back to the list</Trans> },
          ]}
        />
      </div>
      <ReviewHead sheet={sheet} nextHref={nextHref} tools={tools} />
      {refusal !== null && (
        <Banner kind="warning" announce>
          {refusal.message}
        </Banner>
      )}
      {refusal === null && <ActProblem error={deciding.error} />}
      {isWaiting ? (
        <div className={styles.bar}>
          <Button
            kind="primary"
            icon={Check}
            isPending={deciding.isPending && open === null}
            isDisabled={!isSeen}
            onPress={approve}
          >
            <Trans>Approve</Trans>
          </Button>
          <Button icon={PencilLine} aria-expanded={open === 'changes'} onPress={show('changes')}>
            <Trans>Request changes</Trans>
          </Button>
          <Button icon={X} aria-haspopup="dialog" onPress={show('reject')}>
            <Trans>Reject</Trans>
          </Button>
        </div>
      ) : (
        <NoDecision isOwn={isOwn && isInReview} />
      )}
      {isWaiting && open !== null && reasons.data === undefined && <DeskWait query={reasons} height="8lh" />}
      {isWaiting && open === 'changes' && reasons.data !== undefined && (
        <ChangesForm
          reasons={reasons.data.changes}
          asked={asked}
          onAsked={setAsked}
          isSending={deciding.isPending}
          onSend={() => send({ decision: 'REQUEST_CHANGES', changes: changesOf(asked) })}
          onCancel={() => setOpen(null)}
        />
      )}
      {isWaiting && open === 'reject' && reasons.data !== undefined && (
        <RejectDialog
          title={title}
          seller={product.seller.name}
          reasons={reasons.data.rejections}
          draft={rejection}
          onDraft={setRejection}
          reject={(decision, commandId) => decide({ ...decision, seen }, commandId)}
          onRejected={goOn}
          onRefused={refused}
          onClose={() => setOpen(null)}
        />
      )}
      {sheet.reviews.length > 0 && isInReview && <ReviewDifferences sheet={sheet} />}
      <div className={styles.columns}>
        <ProductPhotos product={product} added={sheet.addedPhotos} />
        <div className={styles.side}>
          <ProductFacts product={product} />
          <ReviewHistory reviews={sheet.reviews} />
        </div>
      </div>
    </article>
  );
}

/** Staff cannot review their own product; the server enforces this as well. */
function isOwnListing({ seller }: DeskProduct): boolean {
  return session$.value?.sellerId === seller.uuid;
}

function NoDecision({ isOwn }: { readonly isOwn: boolean }) {
  return (
    <Banner>
      {isOwn ? (
        <Trans>This is your own listing. A colleague has to review it.</Trans>
      ) : (
        <Trans>This listing is not awaiting review.</Trans>
      )}
    </Banner>
  );
}

function changesOf(asked: AskedChanges) {
  return Object.entries(asked).map(([field, { reason, explanation }]) => ({
    ...{ field, reason },
    words: explanation,
  }));
}

interface HeadProps extends Pick<ReviewProps, 'sheet' | 'tools'> {
  readonly nextHref: string;
}

function ReviewHead({ sheet: { product, approvedProducts, nextUuid }, nextHref, tools }: HeadProps) {
  return (
    <header className={styles.head}>
      <div>
        <h1>{product.title}</h1>
        <p className={styles.soft}>
          {product.seller.name} ·{' '}
          <Plural
            value={approvedProducts}
            _0="no listings approved before"
            one="# listing approved before"
            other="# listings approved before"
          />
          {product.status === 'IN_REVIEW' && (
            <>
              {' '}
              ·{' '}
              <Trans>
                Submitted <Moment at={product.submittedAt} isRelative />
              </Trans>
            </>
          )}
        </p>
      </div>
      <div className={styles.links}>
        {tools(product)}
        <PathLink href={`/products/${product.slug}`}>
          <Trans>View as a buyer</Trans>
        </PathLink>
        <PathLink href={nextHref}>
          {nextUuid === null ? <Trans>Back to the list</Trans> : <Trans>Next listing</Trans>}
        </PathLink>
      </div>
    </header>
  );
}
