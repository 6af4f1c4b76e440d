/** Pairings as organisers write them: a line a board, the players apart by a dash or a tab. */
export interface Pairing {
  white: string;
  black: string;
}

/** Reads them; a line without a dash names White alone, an empty one is no board. */
export function pairingsOf(text: string): Pairing[] {
  return text
    .split('\n')
    .map((line) => line.replace(/^\s*\d+[.)]\s+/, '').trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [white = '', black = ''] = line.split(/\s+[-–—:]\s+|\t+|;/);
      return { white: white.trim(), black: black.trim() };
    });
}
