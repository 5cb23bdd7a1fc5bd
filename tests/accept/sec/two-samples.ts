export function medianOf(sample: readonly number[]): number {
  const sorted = sample.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/**
 * Two-sample Kolmogorov-Smirnov test: the probability that two samples of one distribution differ at least this much.
 * Uses the asymptotic distribution with Stephens' correction, which is accurate from about 30 values each.
 */
export function sameDistribution(one: readonly number[], other: readonly number[]): number {
  const a = one.toSorted((x, y) => x - y);
  const b = other.toSorted((x, y) => x - y);
  let [i, j, furthest] = [0, 0, 0];
  while (i < a.length && j < b.length) {
    const at = Math.min(a[i] ?? 0, b[j] ?? 0);
    while (i < a.length && (a[i] ?? 0) <= at) i += 1;
    while (j < b.length && (b[j] ?? 0) <= at) j += 1;
    furthest = Math.max(furthest, Math.abs(i / a.length - j / b.length));
  }
  const size = Math.sqrt((a.length * b.length) / (a.length + b.length));
  const lambda = (size + 0.12 + 0.11 / size) * furthest;
  if (lambda < 0.2) return 1;
  let sum = 0;
  for (let k = 1; k <= 100; k += 1) sum += (k % 2 === 1 ? 2 : -2) * Math.exp(-2 * k * k * lambda * lambda);
  return Math.min(1, Math.max(0, sum));
}
