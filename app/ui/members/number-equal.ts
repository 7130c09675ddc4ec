/**
 * The same labels, each once: those that several have are numbered from one in their order, past the numbers that another
 * label already reads like. `write` puts a number to a label.
 */
export function numberEqual(labels: readonly string[], write: (label: string, number: number) => string): string[] {
  const isUnique = (label: string) => labels.indexOf(label) === labels.lastIndexOf(label)
  const taken = new Set(labels.filter(isUnique))
  const numbers = new Map<string, number>()
  return labels.map((label) => {
    if (isUnique(label)) return label
    let number = numbers.get(label) ?? 0
    let numbered: string
    do numbered = write(label, ++number)
    while (taken.has(numbered))
    numbers.set(label, number)
    taken.add(numbered)
    return numbered
  })
}
