import { useEffect, useRef, useState } from 'react';
import type { AddressPlace } from '#domain/address/address-rules.ts';
import { placeProblems } from '#domain/delivery/step-two.ts';
import { request } from '#src/data/graphql/client.ts';
import { NetworkError } from '#src/data/graphql/errors.ts';
import { track } from '#src/data/tracking/track.ts';
import type { ShownDelivery } from '#src/ui/market/delivery-texts.tsx';
import { ProductDeliveryMethodsDocument } from './delivery.gen.ts';

export type DeliveryAnswer =
  | { readonly state: 'asking_address' | 'busy' | 'postcode' | 'incomplete' | 'offline' | 'failed' }
  | { readonly state: 'refused'; readonly message: string }
  | { readonly state: 'found'; readonly place: AddressPlace; readonly options: readonly ShownDelivery[] };

const asking: DeliveryAnswer = { state: 'asking_address' };

/**
 * The delivery options of a product, requested again for every address and never cached (DELIV-002). An incomplete
 * address is not sent; it is tracked with consent (ADDR-025).
 */
export function useDeliveryOptions(slug: string) {
  const [answer, setAnswer] = useState<DeliveryAnswer>(asking);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const ask = async (place: AddressPlace) => {
    running.current?.abort();
    const run = new AbortController();
    running.current = run;
    const problems = placeProblems(place);
    if (problems.length > 0) {
      track({ type: 'address_incomplete', productSlugs: [slug], detail: problems.join(',') });
      return setAnswer({ state: place.postcode.trim() === '' ? 'postcode' : 'incomplete' });
    }
    setAnswer({ state: 'busy' });
    try {
      const { productDeliveryMethods: answered } = await request(
        ProductDeliveryMethodsDocument,
        { address: place, slug },
        { signal: run.signal },
      );
      if (run.signal.aborted) return;
      setAnswer(
        'options' in answered
          ? { state: 'found', place, options: answered.options }
          : { state: 'refused', message: answered.message },
      );
    } catch (error) {
      if (run.signal.aborted) return;
      setAnswer({ state: error instanceof NetworkError ? 'offline' : 'failed' });
    }
  };
  return { answer, ask, again: () => setAnswer(asking) };
}
