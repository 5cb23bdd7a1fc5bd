import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { payoutAt } from '#domain/money/payout-at.ts';
import { useQueryState } from '#src/data/use-query-state.ts';
import { formatDate, formatEuro, formatPercent } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { AccountDetail, DetailColumns, Fact, Facts } from '#src/ui/market/account-detail.tsx';
import { SuggestionActions } from './suggestion-actions.tsx';
import { SuggestionEvidence } from './suggestion-evidence.tsx';
import { SuggestionState } from './suggestion-state.tsx';
import { type SuggestionDetail, suggestionQuery } from './suggestions-query.ts';

export interface SuggestionPageProps {
  readonly userId: string;
  readonly uuid: string;
  readonly notFound: ReactNode;
  readonly backLink: ReactNode;
  readonly contactLink: (label: ReactNode) => ReactNode;
}

/** One suggestion: the price, the reasons, and the answer (ROUTE-081). */
export function SuggestionPage({ userId, uuid, notFound, backLink, contactLink }: SuggestionPageProps) {
  const { t } = useLingui();
  const query = useQueryState(useQuery(suggestionQuery(userId, uuid, useLocale())));
  const { data, isOffline } = query;
  const product = data?.title;
  usePageTitle(product === undefined ? t`Sale suggestion` : t`Sale suggestion: ${product}`);
  return (
    <AccountDetail query={query} notFound={notFound} backLink={backLink}>
      {(detail) => <Detail detail={detail} isOffline={isOffline} contactLink={contactLink} />}
    </AccountDetail>
  );
}

interface DetailProps extends Pick<SuggestionPageProps, 'contactLink'> {
  readonly detail: SuggestionDetail;
  readonly isOffline: boolean;
}

function Detail({ detail, isOffline, contactLink }: DetailProps) {
  const { suggestion } = detail;
  return (
    <>
      <h1>{detail.title}</h1>
      <DetailColumns image={detail.featuredImage} alt={detail.title}>
        <SuggestionState suggestion={suggestion} contactLink={contactLink} />
        <Prices detail={detail} />
        {suggestion.status === 'PENDING' && <SuggestionActions detail={detail} isOffline={isOffline} />}
        <SuggestionEvidence suggestion={suggestion} />
        {suggestion.product?.status === 'PUBLISHED' && (
          <PathLink href={`/products/${suggestion.product.slug}`}>
            <Trans>View product</Trans>
          </PathLink>
        )}
      </DetailColumns>
    </>
  );
}

function Prices({ detail: { suggestion, terms } }: { readonly detail: SuggestionDetail }) {
  const locale = useLocale();
  const { price, suggestedPrice, suggestedDiscountPercentage, amount } = suggestion;
  const percent = formatPercent(suggestedDiscountPercentage, locale);
  const isOpen = suggestion.status === 'PENDING';
  const receives = payoutAt(suggestedPrice, terms);
  return (
    <Facts>
      <Fact name={isOpen ? <Trans>Asking price</Trans> : <Trans>Your price then</Trans>}>
        {formatEuro(price)}
      </Fact>
      <Fact name={<Trans>Suggested price</Trans>}>
        {formatEuro(suggestedPrice)}{' '}
        <Trans>
          ({percent} or {formatEuro(amount)} less)
        </Trans>
      </Fact>
      {receives !== null && isOpen && (
        <Fact name={<Trans>You would receive</Trans>}>{formatEuro(receives)}</Fact>
      )}
      <Fact name={<Trans>Suggested on</Trans>}>{formatDate(suggestion.created, locale)}</Fact>
      {suggestion.respondedAt != null && (
        <Fact name={<Trans>Answered on</Trans>}>{formatDate(suggestion.respondedAt, locale)}</Fact>
      )}
    </Facts>
  );
}
