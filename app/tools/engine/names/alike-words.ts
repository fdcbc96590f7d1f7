/** Whether two words begin or end alike and so repeat each other: 'Catfish Fisheries'. */
export function alikeWords(one: string, other: string): boolean {
  const [first, second] = [one.toLowerCase(), other.toLowerCase()];
  const part = 4;
  return (
    first.includes(second.slice(0, part)) ||
    second.includes(first.slice(0, part)) ||
    (first.length > part && second.includes(first.slice(-part)))
  );
}
