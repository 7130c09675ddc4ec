const Real = Date
let setTo: number | null = null

/** The time as it is, whatever the clock is set to. */
export const realNow = () => Real.now()

export const isClockSet = () => setTo !== null

/** Sets the clock of this isolate, the objects in it included, to a time in milliseconds; null gives it back. */
export function setClock(time: number | null): void {
  setTo = time
}

globalThis.Date = class extends Real {
  constructor(...args: [] | [number | string | Date]) {
    if (args.length === 0) super(setTo ?? Real.now())
    else super(...(args as [number]))
  }

  static override now() {
    return setTo ?? Real.now()
  }
} as DateConstructor
