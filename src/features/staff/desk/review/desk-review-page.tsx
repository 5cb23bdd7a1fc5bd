import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { request } from '#src/data/graphql/client.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { session$ } from '#src/platform/session/session.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Icon } from '#src/ui/kit/icon.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { ActProblem } from '../act/act-problem.tsx';
import { DeskDetail, Moment } from '../act/detail.tsx';
import { type ActRefused, granted } from '../act/granted.ts';
import { useAct } from '../act/use-act.ts';
import desk from '../desk.module.css';
import { KeysHelp } from '../list/keys-help.tsx';
import { useSingleKeys } from '../list/single-keys.ts';
import { ApprovalProblem, DecisionBar } from './decision-bar.tsx';
import { type Decision, type DecisionForm, DecisionForms } from './decision-forms.tsx';
import styles from './desk-review.module.css';
import { ProductFacts } from './product-facts.tsx';
import { ProductPhotos } from './product-photos.tsx';
import { ProductReports } from './product-reports.tsx';
import { RemovalNotice } from './removal-notice.tsx';
import { ReviewDocument } from './review.gen.ts';
import { ReviewDifferences } from './review-differences.tsx';
import { ReviewHistory } from './review-history.tsx';
import { type DeskProduct, type Sheet, useReviewSheet } from './review-queries.ts';
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

interface ReviewProps extends Pick<DeskReviewPageProps, 'userId' | 'tools'> {
  readonly sheet: Sheet;
}

function Review({ sheet, userId, tools }: ReviewProps) {
  const { history } = useRouter();
  const { product, nextUuid } = sheet;
  const nextHref = nextUuid === null ? '/staff/review' : `/staff/review/${nextUuid}`;
  return (
    <article className={desk.page}>
      <ReviewTop tools={tools(product)} />
      <ReviewHead sheet={sheet} nextHref={nextHref} />
      <RemovalNotice removal={product.removal} />
      <ReviewDecision
        product={product}
        problem={sheet.approvalProblem}
        userId={userId}
        onNext={() => history.push(nextHref)}
      />
      {sheet.reviews.length > 0 && product.status === 'IN_REVIEW' && <ReviewDifferences sheet={sheet} />}
      <div className={styles.columns}>
        <ProductPhotos product={product} added={sheet.addedPhotos} />
        <div className={styles.side}>
          <ProductFacts product={product} />
          <ProductReports reports={product.staffReports} />
          <ReviewHistory reviews={sheet.reviews} />
        </div>
      </div>
    </article>
  );
}

/**
 * The link to the list, the tools for the product, and the shortcuts of the page. The tools load later than the page; here
 * they move nothing, least of all a button that is being pressed.
 */
function ReviewTop({ tools }: { readonly tools: ReactNode }) {
  return (
    <div className={styles.top}>
      <PathLink href="/staff/review" className={styles.back ?? ''}>
        <Icon icon={ArrowLeft} size={18} />
        <Trans>Review</Trans>
      </PathLink>
      <div className={styles.acts}>
        {tools}
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
    </div>
  );
}

interface ReviewDecisionProps extends Pick<ReviewProps, 'userId'> {
  readonly product: DeskProduct;
  readonly problem: Sheet['approvalProblem'];
  readonly onNext: () => void;
}

/** The decision about the product: its buttons and shortcuts, the open form, and why the server refused it. */
function ReviewDecision({ product, problem, userId, onNext }: ReviewDecisionProps) {
  const { history } = useRouter();
  const [open, setOpen] = useState<DecisionForm | null>(null);
  const isSeen = useSeen();
  const isInReview = product.status === 'IN_REVIEW';
  const isOwn = isOwnProduct(product);
  const isWaiting = isInReview && !isOwn;
  const closeDialog = () => setOpen((shown) => (shown === 'reject' ? null : shown));
  const { deciding, send, reject, refusal, onRefused } = useDecision(product, onNext, closeDialog);
  const canReject = problem !== 'UNDER_APPEAL';
  const approve = () => {
    if (isWaiting && isSeen && problem === null && !deciding.isPending) send({ decision: 'APPROVE' });
  };
  const show = (form: DecisionForm) => () => {
    if (isWaiting && (form !== 'reject' || canReject) && !deciding.isPending) setOpen(form);
  };
  useSingleKeys({
    a: approve,
    c: show('changes'),
    r: show('reject'),
    n: onNext,
    b: () => history.push('/staff/review'),
  });
  return (
    <>
      <DecisionProblem refusal={refusal} error={deciding.error} />
      {isWaiting && <ApprovalProblem problem={problem} />}
      {isWaiting ? (
        <DecisionBar
          isApproving={deciding.isPending && open === null}
          canApprove={isSeen && problem === null}
          canReject={canReject}
          open={open}
          onApprove={approve}
          onOpen={show}
        />
      ) : (
        <NoDecision isOwn={isOwn && isInReview} />
      )}
      <DecisionForms
        product={product}
        userId={userId}
        open={isWaiting ? open : null}
        isSending={deciding.isPending}
        onSend={send}
        reject={reject}
        onRejected={onNext}
        onRefused={onRefused}
        onClose={() => setOpen(null)}
      />
    </>
  );
}

/** Sends decisions about the product; `refusal` is the server's answer to the last one, if it refused it. */
function useDecision({ title, slug, changedAt: seen }: DeskProduct, onDone: () => void, close: () => void) {
  const { t } = useLingui();
  const [refusal, setRefusal] = useState<ActRefused | null>(null);
  // The server refuses a decision based on outdated data. The page then shows the change and keeps the choices.
  const onRefused = (refused: ActRefused) => {
    setRefusal(refused);
    close();
  };
  const decide = async (intent: Decision & { readonly seen: string | null }, commandId: string) =>
    granted((await request(ReviewDocument, { slug, ...intent, commandId })).reviewProduct);
  const deciding = useAct(decide, {
    done: ({ decision }) => {
      const done = decision === 'APPROVE' ? t`Approved: ${title}` : t`Changes requested: ${title}`;
      toast(done, { kind: 'success' });
      onDone();
    },
    refused: onRefused,
  });
  const send = (decision: Decision) => {
    setRefusal(null);
    deciding.mutate({ ...decision, seen });
  };
  const reject = (decision: Decision, commandId: string) => decide({ ...decision, seen }, commandId);
  return { deciding, send, reject, refusal, onRefused };
}

interface DecisionProblemProps {
  readonly refusal: ActRefused | null;
  readonly error: Error | null;
}

function DecisionProblem({ refusal, error }: DecisionProblemProps) {
  if (refusal === null) return <ActProblem error={error} />;
  return (
    <Banner kind="warning" announce>
      {refusal.message}
    </Banner>
  );
}

/** Staff cannot review their own product; the server enforces this as well. */
function isOwnProduct({ seller }: DeskProduct): boolean {
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

interface HeadProps extends Pick<ReviewProps, 'sheet'> {
  readonly nextHref: string;
}

function ReviewHead({ sheet: { product, approvedProducts, nextUuid }, nextHref }: HeadProps) {
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
