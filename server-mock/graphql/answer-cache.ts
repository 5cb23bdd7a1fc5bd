import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FormattedExecutionResult } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Locale } from '../messages.ts';
import type { GraphqlContext, Validity } from './context.ts';

/** An answer to a visitor, as sent. */
export interface CachedAnswer {
  readonly text: string;
  readonly isValid: Validity;
  /** The text as compressed for the first browser that accepts it. */
  brotli: Promise<Buffer> | null;
}

export interface AnswerBody {
  readonly query: string;
  readonly variables?: Record<string, unknown> | null | undefined;
  readonly operationName?: string | null | undefined;
}

const compress = promisify(brotliCompress);
/** A level that takes about as long as it saves on a mobile network. */
const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Characters of all answers together; an answer has about 40,000. */
const mostCharacters = 24 * 2 ** 20;

/**
 * Answers to visitors that several of them ask for. A resolver that knows when its answer changes lets it be
 * cached (`cacheAnswer` of the context); others are executed each time.
 */
export class AnswerCache {
  readonly #answers = new LRUCache<string, CachedAnswer>({
    maxSize: mostCharacters,
    sizeCalculation: ({ text }) => text.length,
  });

  /** Identifies an operation; its answer is the same for all visitors with this language. */
  keyOf(locale: Locale, { query, variables, operationName }: AnswerBody): string {
    const rest = JSON.stringify([locale, operationName ?? null, variables ?? null]);
    return createHash('sha256').update(query).update(rest).digest('base64');
  }

  /** The answer if it is still valid. Throws an AppError if the caller's limit is reached. */
  async find(key: string, context: GraphqlContext): Promise<CachedAnswer | null> {
    const cached = this.#answers.get(key);
    if (cached === undefined) return null;
    if (await cached.isValid(context)) return cached;
    this.#answers.delete(key);
    return null;
  }

  store(key: string, answer: FormattedExecutionResult, isValid: Validity): void {
    if (answer.errors !== undefined) return;
    this.#answers.set(key, { text: JSON.stringify(answer), isValid, brotli: null });
  }

  /** The compressed text, for browsers that accept it. */
  async brotliOf(cached: CachedAnswer): Promise<Buffer> {
    cached.brotli ??= compress(cached.text, fast);
    return await cached.brotli;
  }
}
