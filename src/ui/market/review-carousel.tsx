import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { Carousel } from './carousel.tsx';
import styles from './review.module.css';
import { Stars } from './stars.tsx';

export interface CarouselReview {
  readonly uuid: string;
  /** Empty for an anonymous buyer. */
  readonly name: string;
  /** From 1 to 5. */
  readonly stars: number;
  readonly text: string;
  /** ISO 8601; null for a sample. */
  readonly submittedAt: string | null;
  /** The seller that the review is about, if known. */
  readonly seller?: { readonly name: string; readonly href: string };
}

/** A row of buyers' reviews of sellers (HOME-002); renders nothing if there are none. */
export function ReviewCarousel({ reviews }: { readonly reviews: readonly CarouselReview[] }) {
  const { t } = useLingui();
  return (
    <Carousel
      label={t`What buyers say`}
      items={reviews}
      keyOf={({ uuid }) => uuid}
      size="wide"
      renderItem={(review) => <ReviewCard review={review} />}
    />
  );
}

function ReviewCard({ review }: { readonly review: CarouselReview }) {
  const locale = useLocale();
  const { name, stars, text, submittedAt, seller } = review;
  return (
    <figure className={styles.card}>
      <Stars rating={stars} />
      <blockquote className={styles.text}>{text}</blockquote>
      <figcaption className={styles.by}>
        <span className={styles.name}>{name === '' ? <Trans>Anonymous</Trans> : name}</span>
        {seller !== undefined && (
          <span>
            <Trans>
              about <PathLink href={seller.href}>{seller.name}</PathLink>
            </Trans>
          </span>
        )}
        {submittedAt === null ? (
          <Trans>Example</Trans>
        ) : (
          <time dateTime={submittedAt}>{formatDate(submittedAt, locale)}</time>
        )}
      </figcaption>
    </figure>
  );
}
