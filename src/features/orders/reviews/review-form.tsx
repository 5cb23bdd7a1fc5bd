import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { OrderRole } from '#domain/orders/order-role.ts';
import { longestReview, type ReviewRating, reviewRatings } from '#domain/reviews/review-content.ts';
import { commandProblem } from '#src/data/graphql/command-problem.ts';
import { forgetReviewDraft, reviewDraftAt, storeReviewDraft } from '#src/data/reviews/review-drafts.ts';
import { storedInput } from '#src/platform/update/typed-text.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { DataForm } from '#src/ui/kit/data-form.tsx';
import { ErrorSummary } from '#src/ui/kit/error-summary.tsx';
import { TextArea, TextField } from '#src/ui/kit/text-field.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { CommandBanner } from '#src/ui/market/command-banner.tsx';
import { ratingLabels } from './rating-labels.ts';
import styles from './reviews.module.css';
import type { SaleReview } from './reviews-query.ts';
import { StarInput } from './star-input.tsx';
import { useReviewChange } from './use-review-change.ts';

export interface ReviewFormProps {
  readonly userId: string;
  readonly orderProductUuid: string;
  readonly role: OrderRole;
  /** The review that is edited; null when writing a new one. */
  readonly review: SaleReview | null;
  readonly isOffline: boolean;
  readonly onClose: () => void;
}

interface Fields {
  readonly stars: number | null;
  readonly ratings: Readonly<Partial<Record<ReviewRating, number>>>;
  readonly feedback: string;
  readonly feedbackPlatform: string;
  readonly name: string;
}

const empty: Fields = { stars: null, ratings: {}, feedback: '', feedbackPlatform: '', name: '' };

/** The initial values: the draft on this device, or the review that is edited. */
function begun({ userId, orderProductUuid, review }: ReviewFormProps): Fields {
  if (review === null) return reviewDraftAt({ userId, orderProductUuid }) ?? empty;
  const { stars, feedback, feedbackPlatform, name } = review;
  const rated = reviewRatings.flatMap((rating) => {
    const value = review.ratings?.[rating];
    return value == null ? [] : [[rating, value] as const];
  });
  return { stars, feedback, feedbackPlatform, name, ratings: Object.fromEntries(rated) };
}

/** The form for a review: stars, six ratings when it is about the seller, and optional texts. */
export function ReviewForm(props: ReviewFormProps) {
  const { userId, orderProductUuid, role, review, isOffline, onClose } = props;
  const { t } = useLingui();
  const [fields, setFields] = useState(() => begun(props));
  const [isStored, setStored] = useState(true);
  const [tries, setTries] = useState(0);
  const wasSent = tries > 0;
  const isNew = review === null;
  const place = { userId, orderProductUuid };
  const changing = useReviewChange(userId, orderProductUuid, () => {
    forgetReviewDraft(place);
    toast(review === null ? t`Your review has been sent.` : t`Your review has been changed.`, {
      kind: 'success',
    });
    onClose();
  });
  const change = (part: Partial<Fields>) => {
    const next = { ...fields, ...part };
    setFields(next);
    if (review === null) setStored(storeReviewDraft({ ...place, ...next, ratings: { ...next.ratings } }));
  };
  const missing = missingIn(fields, role);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTries((count) => count + 1);
    if (fields.stars === null || missing.length > 0) return;
    const { stars, feedback, feedbackPlatform, name, ratings } = fields;
    const given = { stars, feedback, ...(role === 'BUYER' && { feedbackPlatform, name }) };
    const rated = role === 'BUYER' ? { ratings: ratings as Record<ReviewRating, number> } : {};
    changing.mutate({ kind: review === null ? 'write' : 'edit', review: { ...given, ...rated } });
  };
  return (
    <DataForm {...(isNew && isStored && storedInput)} className={styles.form} onSubmit={submit}>
      {wasSent && <MissingStars fields={fields} role={role} focusKey={tries} />}
      <StarInput
        id="review-stars"
        label={role === 'BUYER' ? t`Your rating of the seller` : t`Your rating of the buyer`}
        value={fields.stars}
        onChange={(stars) => change({ stars })}
        error={wasSent && fields.stars === null ? t`Choose 1 to 5 stars` : null}
      />
      {role === 'BUYER' && (
        <div className={styles.ratings}>
          {reviewRatings.map((rating) => (
            <StarInput
              key={rating}
              id={`review-${rating}`}
              label={t(ratingLabels[rating])}
              value={fields.ratings[rating] ?? null}
              onChange={(value) => change({ ratings: { ...fields.ratings, [rating]: value } })}
              error={wasSent && missing.includes(rating) ? t`Choose 1 to 5 stars` : null}
            />
          ))}
        </div>
      )}
      <ReviewTexts fields={fields} role={role} change={change} />
      <CommandBanner problem={commandProblem(changing.error)} keepsText />
      {isOffline && <OfflineState isNew={isNew} isStored={isStored} />}
      <div className={styles.actions}>
        <Button type="submit" kind="primary" isPending={changing.isPending} isDisabled={isOffline}>
          {review === null ? <Trans>Send review</Trans> : <Trans>Save changes</Trans>}
        </Button>
        <Button kind="quiet" onPress={onClose}>
          {review === null ? <Trans>Close</Trans> : <Trans>Cancel</Trans>}
        </Button>
      </div>
    </DataForm>
  );
}

interface OfflineStateProps {
  readonly isNew: boolean;
  /** Whether the device stored the draft of a new review. */
  readonly isStored: boolean;
}

/** What becomes of the form while offline: only a new review has a draft on the device. */
function OfflineState({ isNew, isStored }: OfflineStateProps) {
  return (
    <p className={styles.soft}>
      {!isNew ? (
        <Trans>You are offline. Keep this page open and save your changes once you are back online.</Trans>
      ) : isStored ? (
        <Trans>
          You are offline. Your review is stored on this device; send it once you are back online.
        </Trans>
      ) : (
        <Trans>You are offline. Keep this page open and send your review once you are back online.</Trans>
      )}
    </p>
  );
}

interface MissingStarsProps {
  readonly fields: Fields;
  readonly role: OrderRole;
  readonly focusKey: number;
}

/** Lists the missing ratings, each linked to its stars. */
function MissingStars({ fields, role, focusKey }: MissingStarsProps) {
  const { t } = useLingui();
  const stars = role === 'BUYER' ? t`Your rating of the seller` : t`Your rating of the buyer`;
  const problems = [
    ...(fields.stars === null ? [{ fieldId: 'review-stars', text: stars }] : []),
    ...missingIn(fields, role).map((rating) => ({
      fieldId: `review-${rating}`,
      text: t(ratingLabels[rating]),
    })),
  ];
  return <ErrorSummary title={<Trans>Not yet complete</Trans>} problems={problems} focusKey={focusKey} />;
}

function missingIn({ ratings }: Fields, role: OrderRole): readonly ReviewRating[] {
  return role === 'BUYER' ? reviewRatings.filter((rating) => ratings[rating] === undefined) : [];
}

interface ReviewTextsProps {
  readonly fields: Fields;
  readonly role: OrderRole;
  readonly change: (part: Partial<Fields>) => void;
}

function ReviewTexts({ fields, role, change }: ReviewTextsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextArea
        label={role === 'BUYER' ? t`What should other buyers know?` : t`How was the contact with the buyer?`}
        aside={t`Optional`}
        rows={4}
        maxLength={longestReview.feedback}
        value={fields.feedback}
        onChange={(feedback) => change({ feedback })}
      />
      {role === 'BUYER' && (
        <>
          <TextArea
            label={t`How was Hervonden?`}
            aside={t`Optional`}
            rows={2}
            maxLength={longestReview.feedbackPlatform}
            value={fields.feedbackPlatform}
            onChange={(feedbackPlatform) => change({ feedbackPlatform })}
          />
          <TextField
            label={t`Name shown with your review`}
            aside={t`Optional`}
            description={t`Leave it empty to stay anonymous.`}
            maxLength={longestReview.name}
            value={fields.name}
            onChange={(name) => change({ name })}
          />
        </>
      )}
    </>
  );
}
