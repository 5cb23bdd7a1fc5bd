import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FormattedExecutionResult } from 'graphql';
import { LRUCache } from 'lru-cache';
import { exactCopy } from '../exact-copy.ts';
import type { Locale } from '../messages.ts';
import { SeenKeys } from '../seen-keys.ts';
import type { GraphqlContext, Validity } from './context.ts';

/** An answer to a visitor, as sent. */
export interface CachedAnswer {
  readonly body: Buffer;
  readonly validity: Validity;
  /** The body, compressed for the first browser that accepts it. */
  readonly brotli: Buffer | null;
  /** While it is being compressed. */
  compressing: Promise<Buffer> | null;
}

export interface AnswerBody {
  readonly query: string;
  readonly variables?: Record<string, unknown> | null | undefined;
  readonly operationName?: string | null | undefined;
}

const compress = promisify(brotliCompress);
/** A level that takes about as long as it saves on a mobile network. */
const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Bytes of all answers together; an answer has about 40,000, and 8,000 compressed. */
const maxBytes = 24 * 2 ** 20;
/** Bytes of an answer besides its body: its key and its conditions. */
const overheadBytes = 1_000;

/**
 * Answers to visitors that several of them ask for. A resolver that knows when its answer changes lets it be
 * cached (`cacheAnswer` of the context); others are executed each time.
 */
export class AnswerCache {
  readonly #answers = new LRUCache<string, CachedAnswer>({
    maxSize: maxBytes,
    sizeCalculation: ({ body, brotli }) => overheadBytes + body.length + (brotli?.length ?? 0),
  });
  readonly #asked = new SeenKeys();

  /** Identifies an operation; its answer is the same for all visitors with this language. */
  keyOf(locale: Locale, { query, variables, operationName }: AnswerBody): string {
    const rest = JSON.stringify([locale, operationName ?? null, variables ?? null]);
    return createHash('sha256').update(query).update(rest).digest('base64');
  }

  /** The answer if it is still valid. Throws an AppError if the caller's limit is reached. */
  async find(key: string, context: GraphqlContext): Promise<CachedAnswer | null> {
    const cached = this.#answers.get(key);
    if (cached === undefined) return null;
    // An outdated answer stays until the next one replaces it: a page may ask as of an earlier state.
    if (!(await cached.validity.isCurrent(context))) return null;
    await cached.validity.countUse?.(context);
    return cached;
  }

  /**
   * Records that an answer has to be computed that may be cached. Returns whether it was asked for before: only then is
   * it cached.
   */
  recordAsked(key: string): boolean {
    return this.#asked.see(key) || this.#answers.has(key);
  }

  store(key: string, answer: FormattedExecutionResult, validity: Validity): void {
    if (answer.errors !== undefined) return;
    const body = exactCopy(Buffer.from(JSON.stringify(answer)));
    this.#answers.set(key, { body, validity, brotli: null, compressing: null });
  }

  /** The compressed body, for browsers that accept it. */
  async brotliOf(key: string, cached: CachedAnswer): Promise<Buffer> {
    if (cached.brotli !== null) return cached.brotli;
    cached.compressing ??= this.#compress(key, cached).finally(() => {
      cached.compressing = null;
    });
    return await cached.compressing;
  }

  async #compress(key: string, cached: CachedAnswer): Promise<Buffer> {
    const brotli = exactCopy(await compress(cached.body, fast));
    // Unless the answer has been replaced meanwhile. A new entry, because the cache computes the size of one only once.
    if (this.#answers.peek(key) === cached) this.#answers.set(key, { ...cached, brotli, compressing: null });
    return brotli;
  }
}
