import * as v from 'valibot';
import { matchIn } from '#domain/address/suggestion.ts';
import { type AddressLookup, type FoundAddress, mostSuggestions } from './address-lookup.ts';
import { askJson } from './ask-json.ts';
import { placeOfPostcode } from './gazetteer.ts';

const suggestSchema = v.object({
  suggestions: v.optional(
    v.array(
      v.object({
        placePrediction: v.optional(v.object({ placeId: v.string(), text: v.object({ text: v.string() }) })),
      }),
    ),
    [],
  ),
});

const placeSchema = v.object({
  addressComponents: v.optional(
    v.array(v.object({ longText: v.optional(v.string(), ''), types: v.array(v.string()) })),
    [],
  ),
});

export interface PlacesSettings {
  /** Base URL, version included, without a trailing slash. */
  readonly base: string;
  readonly key: string;
}

/** Belgian addresses through a service with the API of Google Places (New), which bills per session. */
export function createPlacesLookup({ base, key }: PlacesSettings): AddressLookup {
  return {
    async suggest({ input, sessionId }) {
      const answer = await askJson({
        url: new URL(`${base}/places:autocomplete`),
        schema: suggestSchema,
        method: 'POST',
        headers: { 'x-goog-api-key': key },
        body: {
          input,
          sessionToken: sessionId,
          languageCode: 'nl',
          includedRegionCodes: ['be'],
          includedPrimaryTypes: ['street_address', 'premise', 'subpremise', 'route'],
        },
      });
      return (answer?.suggestions ?? []).slice(0, mostSuggestions).flatMap(({ placePrediction: found }) => {
        if (found === undefined) return [];
        const label = found.text.text;
        return [{ label, ...matchIn(label, input), placeId: found.placeId }];
      });
    },
    async resolve(placeId, sessionId) {
      if (!/^[\w-]{1,300}$/.test(placeId)) return null;
      const url = new URL(`${base}/places/${placeId}`);
      url.search = new URLSearchParams({ sessionToken: sessionId, languageCode: 'nl' }).toString();
      const headers = { 'x-goog-api-key': key, 'x-goog-fieldmask': 'addressComponents' };
      const found = await askJson({ url, schema: placeSchema, headers });
      return found === null ? null : addressOf(found.addressComponents);
    },
  };
}

type Components = v.InferOutput<typeof placeSchema>['addressComponents'];

function addressOf(components: Components): FoundAddress | null {
  const part = (type: string) => components.find(({ types }) => types.includes(type))?.longText ?? '';
  const [, houseNumber = '', extension = ''] = /^(\d+)\s*(.*)$/.exec(part('street_number')) ?? [];
  const postcode = part('postal_code');
  const city = part('locality') || part('postal_town') || part('sublocality');
  if (part('route') === '' && city === '') return null;
  return {
    street: part('route'),
    houseNumber,
    houseNumberExtension: [extension, part('subpremise')].filter((text) => text !== '').join(' '),
    postcode,
    city,
    province: placeOfPostcode(postcode, 'BE')?.province ?? null,
    country: 'BE',
  };
}
