import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { formatEuro } from '#src/i18n/format.ts';
import { useRetainedFocus } from '#src/ui/kit/use-retained-focus.ts';
import { suggestionStatusMessage } from './suggestion-messages.ts';
import type { SuggestionRowFragment } from './suggestions.gen.ts';
import styles from './suggestions.module.css';

export interface SuggestionStateProps {
  readonly suggestion: SuggestionRowFragment;
  /** Renders the link to customer support. */
  readonly contactLink: (label: ReactNode) => ReactNode;
}

/** The outcome of a suggestion as text (SALE-011, SALE-012, SALE-014). */
export function SuggestionState({ suggestion, contactLink }: SuggestionStateProps) {
  const { t } = useLingui();
  const label = suggestionStatusMessage(suggestion);
  const state = useRef<HTMLElement>(null);
  // The buttons disappear after an answer, so the focus moves here.
  useRetainedFocus(state, suggestion.status === 'PENDING' ? 1 : 0);
  return (
    <section ref={state} tabIndex={-1} className={styles.state} role="status">
      {label !== null && <strong>{t(label)}</strong>}
      <p>
        <StateText suggestion={suggestion} />
      </p>
      {suggestion.status === 'ERROR' && (
        <p>
          <Trans>Is something not right?</Trans> {contactLink(<Trans>Contact customer service</Trans>)}
        </p>
      )}
    </section>
  );
}

function StateText({ suggestion }: { readonly suggestion: SuggestionRowFragment }) {
  const { status, price, suggestedPrice, customPrice, respondedAt, errorMessage } = suggestion;
  if (status === 'PENDING')
    return (
      <Trans>
        Your product is being viewed but has not sold yet. A price of {formatEuro(suggestedPrice)} may help.
        You decide.
      </Trans>
    );
  if (status === 'APPLIED')
    return <Trans>You accepted the suggestion: your price is now {formatEuro(suggestedPrice)}.</Trans>;
  if (status === 'ERROR')
    return (
      <>
        <Trans>The suggested price could not be set.</Trans> {errorMessage}{' '}
        <PriceNow suggestion={suggestion} />
      </>
    );
  if (customPrice != null)
    return <Trans>You declined the suggestion and chose {formatEuro(customPrice)} yourself.</Trans>;
  if (respondedAt == null)
    return (
      <>
        {errorMessage ?? <Trans>This suggestion has lapsed.</Trans>} <PriceNow suggestion={suggestion} />
      </>
    );
  return <Trans>You declined the suggestion: your price remained {formatEuro(price)}.</Trans>;
}

/** The current price, if it differs from the price that the suggestion was made for. */
function PriceNow({ suggestion: { price, product } }: { readonly suggestion: SuggestionRowFragment }) {
  const now = product?.rawPrice ?? price;
  const priceNow = formatEuro(now);
  return now !== price && <Trans>Your price is now {priceNow}.</Trans>;
}
