import Negotiator from 'negotiator';

/** The languages of an Accept-Language header in order of preference, as two letters; none without a header. */
export function acceptedLanguages(header: string | undefined): readonly string[] {
  if (header === undefined) return [];
  const tags = new Negotiator({ headers: { 'accept-language': header } }).languages();
  return tags.map((tag) => tag.slice(0, 2).toLowerCase());
}
