import { contentLimits } from '#domain/listing-content/content-limits.ts';
import { productListAtUrl } from '#domain/listing-content/product-list-url.ts';
import { filtersOf } from '#domain/search/normal-product-list.ts';
import { productListOf } from '#domain/search/product-list-state.ts';
import { defaultTextSettings } from '#domain/staff/text-settings.ts';
import { audit } from '../../audit.ts';
import { command } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { FailedToCreateError, ValidationError } from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import { type Locale, locales } from '../../messages.ts';
import { chooseTextWriter } from '../../outside/text/choose-text.ts';
import { TextServiceError } from '../../outside/text/text-writer.ts';
import { jsonInstruction, writeInLanguages } from '../../outside/text/write-in-languages.ts';
import { wholeCatalog } from '../../search/catalog-search.ts';
import { composeIntro, type IntroFacts } from './compose-intro.ts';

const { model, temperature } = defaultTextSettings;
const longestWish = 2_000;
const mostKeywords = 10;

export interface IntroRequest {
  readonly url: string;
  /** Instructions for the text; only a text service can follow them. */
  readonly instructions: string;
  /** Comma-separated keywords that the text should contain. */
  readonly keywords: string;
}

export interface GeneratedIntro {
  readonly texts: Readonly<Record<Locale, string>>;
  /** Whether a text service wrote the texts or they were composed from facts of the catalogue. */
  readonly source: 'TEXT_SERVICE' | 'CATALOGUE_FACTS';
}

/**
 * Suggests an intro for a product list in three languages (SEO-008); it is not stored until staff save it. For staff
 * only, by the permission table. Throws ValidationError, TooManyRequestsError, FailedToCreateError
 * `text_service_failed`.
 */
export async function generateIntro(context: GraphqlContext, request: IntroRequest): Promise<GeneratedIntro> {
  const base = productListAtUrl(request.url);
  if (base === null)
    throw new ValidationError('validation_error', [{ field: 'url', code: 'unknown_listing' }]);
  const long = (['instructions', 'keywords'] as const).filter((field) => request[field].length > longestWish);
  if (long.length > 0)
    throw new ValidationError(
      'validation_error',
      long.map((field) => ({ field, code: 'too_long' })),
    );
  await context.limits.spend(limitRules.generateIntro, signedIn(context).userId);
  const answer = await context.search.search({
    ...wholeCatalog,
    filters: filtersOf(productListOf(base)),
    limit: 1,
    facets: true,
  });
  const keywords = request.keywords
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .slice(0, mostKeywords);
  const generated = await written(context, { base, answer, keywords }, request.instructions);
  await command(context, { name: 'generateIntro', body: request }, async ({ tx }) => {
    const details = { url: request.url, source: generated.source };
    await audit(tx, context, { kind: 'staff_listing_intro_generated', userId: null, details });
  });
  return generated;
}

async function written(
  { config, log }: GraphqlContext,
  facts: IntroFacts,
  instructions: string,
): Promise<GeneratedIntro> {
  const texts = {
    nl: composeIntro(facts, 'nl'),
    en: composeIntro(facts, 'en'),
    fr: composeIntro(facts, 'fr'),
  };
  const writer = chooseTextWriter(config);
  if (writer === null) return { texts, source: 'CATALOGUE_FACTS' };
  try {
    const task = { model, temperature, prompt: promptOf(texts, instructions) };
    return { texts: await writeInLanguages(writer, task, contentLimits.intro), source: 'TEXT_SERVICE' };
  } catch (error) {
    if (!(error instanceof TextServiceError)) throw error;
    log.warn({ reason: error.message }, 'intro not written');
    throw new FailedToCreateError('text_service_failed');
  }
}

function promptOf(texts: Readonly<Record<Locale, string>>, instructions: string): string {
  return [
    'Write an introduction of two or three plain sentences, without HTML, for a listing of a marketplace for',
    'second-hand furniture, in Dutch, English and French. Use these facts and no others:',
    ...locales.map((locale) => `${locale}: ${texts[locale]}`),
    ...(instructions.trim() === '' ? [] : [`Follow these wishes: ${instructions.trim()}`]),
    jsonInstruction,
  ].join('\n');
}
