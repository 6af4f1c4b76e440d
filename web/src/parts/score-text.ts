/** A score as people write it: `1–0`, `½–½`. */
export function scoreText(score: string): string {
  return score.replaceAll('1/2', '½').replace('-', '–');
}
