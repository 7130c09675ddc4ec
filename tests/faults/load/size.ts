/** `FAULTS=long` does everything more often, and waits for what a short run cannot wait for. */
export const isLong = process.env.FAULTS === 'long'

/** One number for a short run, another for a long one. */
export const size = (short: number, long: number) => (isLong ? long : short)

/** Says what was measured; tests hold counts only, since times depend on the machine. */
export const tell = (fault: string, figures: object) => console.log(`${fault} ${JSON.stringify(figures)}`)
