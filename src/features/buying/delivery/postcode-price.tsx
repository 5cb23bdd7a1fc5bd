import { Trans, useLingui } from '@lingui/react/macro';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { tidyPostcode } from '#domain/address/address-rules.ts';
import { placeNameIn } from '#domain/address/place-names.ts';
import { readPostcodeAlone } from '#domain/delivery/typed-postcode.ts';
import type { SearchPlace } from '#domain/search/product-list-state.ts';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { FieldRow } from '#src/ui/kit/field-row.tsx';
import { TextField } from '#src/ui/kit/text-field.tsx';
import { CheapestText } from './cheapest-text.tsx';
import styles from './delivery.module.css';
import { type PostcodeDelivery, postcodeDeliveryQuery } from './postcode-query.ts';

export interface PostcodePriceProps {
  readonly slug: string;
  /** The remembered postcode, which is that of product lists. A hook, so that only this component depends on it. */
  readonly usePlace: () => SearchPlace | null;
  readonly onPlace: (place: SearchPlace) => void;
}

/**
 * The delivery price for a postcode, in one field. The letters show the country: a Dutch postcode has
 * two, a Belgian one none. The line below the field is there from the beginning, so that nothing moves.
 */
export function PostcodePrice({ slug, usePlace, onPlace }: PostcodePriceProps) {
  const { t } = useLingui();
  const place = usePlace();
  // Null shows the remembered postcode.
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const query = useQuery(postcodeDeliveryQuery(slug, place));
  const isUnknown = isRefused || (query.data === null && typed === null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed === null && place !== null) return void query.refetch();
    const read = readPostcodeAlone(typed ?? '');
    setRefused(read === null);
    if (read === null) return field.current?.focus();
    setTyped(null);
    onPlace(read);
  };
  return (
    // Enter looks up the price, as in other forms without anything to lose (UI-005, docs/readings.md).
    <form noValidate className={styles.postcode} onSubmit={submit}>
      <FieldRow>
        <TextField
          label={<Trans>Your postcode</Trans>}
          autoComplete="postal-code"
          maxLength={10}
          inputRef={field}
          value={typed ?? (place === null ? '' : tidyPostcode(place.postcode, place.country))}
          onChange={(text) => {
            setTyped(text);
            setRefused(false);
          }}
          error={isUnknown ? t`Enter a Dutch postcode such as 1012 AB, or a Belgian one such as 9000.` : null}
        />
        <Button type="submit" isPending={query.isFetching}>
          <Trans>Show price</Trans>
        </Button>
      </FieldRow>
      {!isUnknown && (
        <output className={styles.postcodePrice}>
          <Line place={typed === null ? place : null} query={query} />
        </output>
      )}
    </form>
  );
}

interface LineProps {
  readonly place: SearchPlace | null;
  readonly query: Pick<UseQueryResult<PostcodeDelivery | null>, 'data' | 'error'>;
}

function Line({ place, query: { data, error } }: LineProps): ReactNode {
  const isOffline = useIsOffline(error);
  const locale = useLocale();
  if (place === null) return <Trans>Dutch or Belgian, such as 1012 AB or 9000.</Trans>;
  if (data === undefined || data === null) {
    if (isOffline)
      return <Trans>You are offline. You can see delivery costs once you are back online.</Trans>;
    if (error !== null) return <Trans id="generic.error_try_again">Something went wrong. Try again.</Trans>;
    return <Trans>Looking up the price…</Trans>;
  }
  return (
    <>
      {tidyPostcode(place.postcode, place.country)} {placeNameIn(data.place, locale)} ·{' '}
      {data.options.length === 0 ? (
        <Trans>This product cannot be delivered to this address. Choose another address.</Trans>
      ) : (
        <strong>
          <CheapestText options={data.options} />
        </strong>
      )}
    </>
  );
}
