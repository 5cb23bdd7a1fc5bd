/** A page number to link to, or a gap between page numbers. */
export type PageStep = number | 'gap-before' | 'gap-after';

/**
 * Every page number up to 6 pages (LIST-024); with more pages the first, the current one with its neighbours, and the
 * last, with gaps between them (LIST-025).
 */
export function pageNumbers(current: number, count: number): readonly PageStep[] {
  if (count <= 6) return Array.from({ length: count }, (_, index) => index + 1);
  const near = [current - 1, current, current + 1].filter((page) => page > 1 && page < count);
  const first = near[0] ?? 2;
  const last = near.at(-1) ?? count - 1;
  return [
    1,
    ...(first > 2 ? (['gap-before'] as const) : []),
    ...near,
    ...(last < count - 1 ? (['gap-after'] as const) : []),
    count,
  ];
}
