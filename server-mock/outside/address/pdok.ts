import * as v from 'valibot';
import { matchIn } from '#domain/address/suggestion.ts';
import { type AddressLookup, type FoundAddress, mostSuggestions } from './address-lookup.ts';
import { askJson } from './ask-json.ts';

const suggestSchema = v.object({
  response: v.object({ docs: v.array(v.object({ id: v.string(), weergavenaam: v.string() })) }),
});

const text = v.optional(v.string(), '');
const lookupSchema = v.object({
  response: v.object({
    docs: v.array(
      v.object({
        straatnaam: text,
        huisnummer: v.optional(v.number()),
        huisletter: text,
        huisnummertoevoeging: text,
        postcode: text,
        woonplaatsnaam: text,
        provincienaam: text,
      }),
    ),
  }),
});

/**
 * Dutch addresses from the national register, through PDOK's Locatieserver (version 3.1). `base` is its base URL
 * including the version, without a trailing slash. It has no sessions.
 */
export function createPdokLookup(base: string): AddressLookup {
  return {
    async suggest({ input }) {
      const url = new URL(`${base}/suggest`);
      url.search = new URLSearchParams({
        q: input,
        fq: 'type:adres',
        rows: String(mostSuggestions),
      }).toString();
      const answer = await askJson({ url, schema: suggestSchema });
      return (answer?.response.docs ?? []).map(({ id, weergavenaam: label }) => ({
        label,
        ...matchIn(label, input),
        placeId: id,
      }));
    },
    async resolve(placeId) {
      if (!/^adr-[\w-]{1,60}$/.test(placeId)) return null;
      const url = new URL(`${base}/lookup`);
      url.search = new URLSearchParams({ id: placeId }).toString();
      const found = (await askJson({ url, schema: lookupSchema }))?.response.docs[0];
      return found === undefined ? null : addressOf(found);
    },
  };
}

type Found = v.InferOutput<typeof lookupSchema>['response']['docs'][number];

function addressOf(found: Found): FoundAddress {
  return {
    street: found.straatnaam,
    houseNumber: found.huisnummer === undefined ? '' : String(found.huisnummer),
    houseNumberExtension: [found.huisletter, found.huisnummertoevoeging]
      .filter((part) => part !== '')
      .join(' '),
    postcode: found.postcode.replace(/^(\d{4})([A-Z]{2})$/, '$1 $2'),
    city: found.woonplaatsnaam,
    province: provinceOf(found.provincienaam),
    country: 'NL',
  };
}

/** Converts a name to a province code: "Fryslân" is nl-friesland, "Noord-Brabant" is nl-noord-brabant. */
function provinceOf(name: string): string | null {
  if (name === '') return null;
  return `nl-${name.toLowerCase().replace('fryslân', 'friesland').replaceAll(' ', '-')}`;
}
