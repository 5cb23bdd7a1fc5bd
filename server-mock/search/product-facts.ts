import type { Kysely } from 'kysely';
import { isUuid } from '#domain/ids.ts';
import type { Database } from '../db/schema.ts';
import { brandSlug } from './words.ts';

/** The facts used for similarity and taste. */
export interface ProductFacts {
  readonly id: string;
  readonly main: string;
  readonly sub: string;
  readonly category: string;
  /** A slug; '' for unknown. */
  readonly brand: string;
  readonly styles: readonly string[];
  readonly colors: readonly string[];
  readonly materials: readonly string[];
  /** '' for none. */
  readonly decade: string;
  readonly period: string;
  readonly priceCents: number;
}

/** Reads the facts of products in any status, because a liked product may be sold. Unknown ids are skipped. */
export async function readFacts(db: Kysely<Database>, ids: readonly string[]): Promise<ProductFacts[]> {
  const known = [...new Set(ids)].filter(isUuid);
  if (known.length === 0) return [];
  const rows = await db
    .selectFrom('products')
    .select(['id', 'main_category', 'sub_category', 'category', 'brand', 'styles', 'colors', 'materials'])
    .select(['decade', 'time_period', 'price_cents'])
    .where('id', 'in', known)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    main: row.main_category ?? '',
    sub: row.sub_category ?? '',
    category: row.category ?? '',
    brand: brandSlug(row.brand),
    styles: row.styles,
    colors: row.colors,
    materials: row.materials,
    decade: row.decade ?? '',
    period: row.time_period ?? '',
    priceCents: row.price_cents ?? 0,
  }));
}
