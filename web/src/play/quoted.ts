/** Text of people within an act, which has its own quotation marks and is one line. */
export function unquoted(text: string): string {
  return text.replaceAll('"', '”').replace(/\s+/g, ' ').trim().slice(0, 300);
}
