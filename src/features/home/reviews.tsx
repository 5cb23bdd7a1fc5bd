import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ReviewCarousel } from '#src/ui/market/review-carousel.tsx';
import { reviewsQuery } from './home-queries.ts';
import { reviewSamples } from './review-samples.ts';

/** What buyers say (HOME-002): of the shop's own sellers, or samples that say so while there is nothing. */
export function Reviews() {
  const { i18n } = useLingui();
  const { data, isPending } = useQuery(reviewsQuery());
  if (isPending) return null;
  const samples = reviewSamples.map(({ id, stars, text }) => ({
    uuid: id,
    name: '',
    stars,
    text: i18n._(text),
    submittedAt: null,
  }));
  return <ReviewCarousel reviews={data === undefined || data.length === 0 ? samples : data} />;
}
