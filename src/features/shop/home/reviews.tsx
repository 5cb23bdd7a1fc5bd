import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ReviewCarousel } from '#src/ui/market/review-carousel.tsx';
import { reviewsQuery } from './home-queries.ts';
import { reviewSamples } from './review-samples.ts';

/** Reviews by buyers (HOME-002), or samples that are marked as such while there are none. */
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
