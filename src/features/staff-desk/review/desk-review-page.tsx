import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { ArrowLeft, Check, PencilLine, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { request } from '#src/data/graphql/client.ts';
import { NetworkError } from '#src/data/graphql/errors.ts';
import { useOnline } from '#src/data/use-online.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { Icon } from '#src/ui/kit/icon.tsx';
import { LoadProblem } from '#src/ui/kit/load-problem.tsx';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import desk from '../desk.module.css';
import { refusalOf } from '../desk-answers.ts';
import { KeysHelp } from '../list/keys-help.tsx';
import { useSingleKeys } from '../list/single-keys.ts';
import { type AskedChanges, ChangesForm } from './changes-form.tsx';
import styles from './desk-review.module.css';
import { Moment } from './product-columns.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductPhotos } from './product-photos.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { ReviewDocument, type ReviewMutationVariables } from './review.gen.ts';
import { ReviewDifferences } from './review-differences.tsx';
import { ReviewHistory } from './review-history.tsx';
import { type DeskProduct, reasonsQuery, type Sheet, sheetQuery } from './review-queries.ts';

export interface DeskReviewPageProps {
  readonly userId: string;
  readonly id: string;
  readonly notFound: ReactNode;
  /** The tools that staff have on a product. */
  readonly tools: (product: DeskProduct) => ReactNode;
}

/** One product in review: what it is, what changed, and the decision (FORM-004). */
export function DeskReviewPage({ userId, id, notFound, tools }: DeskReviewPageProps) {
  const query = useQuery(sheetQuery(userId, id, useLocale()));
  const isOffline = !useOnline() || query.error instanceof NetworkError;
  usePageTitle(query.data?.product.title ?? null);
  if (query.data === null) return notFound;
  if (query.data === undefined)
    return query.error === null ? (
      <Skeleton height="32lh" />
    ) : (
      <LoadProblem
        isWholePage
        isOffline={isOffline}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  return <Review sheet={query.data} tools={tools} />;
}

type Decision = Pick<ReviewMutationVariables, 'decision' | 'changes' | 'rejectionReason' | 'words'>;

/** Sends a decision; the answer of a refusal stays until the next one. */
function useDecision(product: DeskProduct, onDone: (decision: Decision['decision']) => void) {
  const { t } = useLingui();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (decision: Decision): Promise<string | null> => {
      const { slug, changedAt } = product;
      const commandId = crypto.randomUUID();
      const { reviewProduct } = await request(ReviewDocument, {
        ...decision,
        ...{ slug, seen: changedAt, commandId },
      });
      return refusalOf(reviewProduct)?.message ?? null;
    },
    onSuccess: async (refusal, { decision }) => {
      if (refusal === null) onDone(decision);
      // Another person's decision, or the seller's change, is to be seen now.
      await client.invalidateQueries({ queryKey: ['staff-desk'] });
    },
    onError: () =>
      toast(t`The decision could not be sent. Nothing has changed; please try again.`, { kind: 'error' }),
  });
}

function Review({ sheet, tools }: { sheet: Sheet; tools: DeskReviewPageProps['tools'] }) {
  const { t } = useLingui();
  const { history } = useRouter();
  const { product, nextUuid } = sheet;
  const reasons = useQuery(reasonsQuery(useLocale())).data;
  const [open, setOpen] = useState<'changes' | 'reject' | null>(null);
  const [asked, setAsked] = useState<AskedChanges>({});
  const isWaiting = product.status === 'IN_REVIEW';
  const nextHref = nextUuid === null ? '/staff/review' : `/staff/review/${nextUuid}`;
  const decision = useDecision(product, (made) => {
    const done = {
      APPROVE: t`Approved: ${product.title}`,
      REQUEST_CHANGES: t`Changes requested: ${product.title}`,
      REJECT: t`Rejected: ${product.title}`,
    };
    toast(done[made], { kind: 'success' });
    history.push(nextHref);
  });
  const isSending = decision.isPending;
  const act = (run: () => void) => () => {
    if (isWaiting && !isSending) run();
  };
  const approve = act(() => decision.mutate({ decision: 'APPROVE' }));
  const send = () => {
    const changes = Object.entries(asked).map(([field, change]) => ({ field, ...change }));
    decision.mutate({ decision: 'REQUEST_CHANGES', changes });
  };
  useSingleKeys({
    a: approve,
    c: act(() => setOpen('changes')),
    r: act(() => setOpen('reject')),
    n: () => history.push(nextHref),
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
      <header className={styles.head}>
        <div>
          <h1>{product.title}</h1>
          <p className={styles.soft}>
            {product.seller.name} ·{' '}
            <Plural
              value={sheet.approvedProducts}
              _0="no listings approved before"
              one="# listing approved before"
              other="# listings approved before"
            />
            {isWaiting && (
              <>
                {' '}
                ·{' '}
                <Trans>
                  Submitted <Moment iso={product.submittedAt} />
                </Trans>
              </>
            )}
          </p>
        </div>
        <div className={styles.links}>
          {tools(product)}
          <PathLink href={`/products/${product.slug}`}>
            <Trans>See it as buyers do</Trans>
          </PathLink>
          <PathLink href={nextHref}>
            {nextUuid === null ? <Trans>Back to the list</Trans> : <Trans>Next listing</Trans>}
          </PathLink>
        </div>
      </header>
      {typeof decision.data === 'string' && (
        <Banner kind="warning" announce>
          {decision.data}
        </Banner>
      )}
      {isWaiting ? (
        <div className={styles.bar}>
          <Button kind="primary" icon={Check} isPending={isSending && open === null} onPress={approve}>
            <Trans>Approve</Trans>
          </Button>
          <Button icon={PencilLine} aria-expanded={open === 'changes'} onPress={() => setOpen('changes')}>
            <Trans>Request changes</Trans>
          </Button>
          <Button icon={X} aria-haspopup="dialog" onPress={() => setOpen('reject')}>
            <Trans>Reject</Trans>
          </Button>
        </div>
      ) : (
        <Banner>
          <Trans>This listing is not waiting for a review.</Trans>
        </Banner>
      )}
      {isWaiting && open === 'changes' && reasons !== undefined && (
        <ChangesForm
          reasons={reasons.changes}
          asked={asked}
          onAsked={setAsked}
          isSending={isSending}
          onSend={send}
          onCancel={() => setOpen(null)}
        />
      )}
      {isWaiting && open === 'reject' && reasons !== undefined && (
        <RejectDialog
          title={product.title}
          seller={product.seller.name}
          reasons={reasons.rejections}
          isSending={isSending}
          onReject={(rejectionReason, words) =>
            decision.mutate({ decision: 'REJECT', rejectionReason, words })
          }
          onClose={() => setOpen(null)}
        />
      )}
      {sheet.reviews.length > 0 && isWaiting && <ReviewDifferences sheet={sheet} />}
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
