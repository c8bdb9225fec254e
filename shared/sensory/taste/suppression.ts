/**
 * How much of each taste is left in a mixture: √ΣI² / ΣI of the unmixed intensities, 1 for a single taste
 * (De Graaf & Frijters: the mixture's total is √ΣI², and about the sum of the suppressed tastes).
 */
export function suppressionShare(intensities: readonly number[]): number {
  const sum = intensities.reduce((total, intensity) => total + intensity, 0);
  if (sum <= 0) return 1;
  const squares = intensities.reduce((total, intensity) => total + intensity * intensity, 0);
  return Math.sqrt(squares) / sum;
}
