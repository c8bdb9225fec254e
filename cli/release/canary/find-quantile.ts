/** The bucket that holds the request which `share` of all are no slower than; null without requests. */
export function findQuantile(buckets: readonly number[], share: number): number | null {
  const total = sum(buckets);
  if (total === 0) return null;
  let counted = 0;
  for (const [bucket, count] of buckets.entries()) {
    counted += count;
    if (counted >= share * total) return bucket;
  }
  return buckets.length - 1;
}

/** How many fall into buckets above this one. */
export function countAbove(buckets: readonly number[], bucket: number): number {
  return sum(buckets.slice(bucket + 1));
}

/** How many there are in all buckets. */
export function sum(buckets: readonly number[]): number {
  return buckets.reduce((total, count) => total + count, 0);
}
