import { type ComponentType, createElement, lazy, useState } from 'react'

/** Code that the server has from its start (`drawn`), and the browser fetches where something of it is shown. */
export class LaterCode<M> {
  #code: M | null
  readonly #load: () => Promise<M>

  constructor(drawn: M | null, load: () => Promise<M>) {
    this.#code = drawn
    this.#load = load
  }

  /** Null until it was fetched. */
  get now(): M | null {
    return this.#code
  }

  async fetch(): Promise<M> {
    this.#code ??= await this.#load()
    return this.#code
  }
}

/** A part of the page out of such code: drawn at once where the code is there, waited for by the nearest `Suspense` where not. */
export function later<M, P extends object>(code: LaterCode<M>, pick: (code: M) => ComponentType<P>): ComponentType<P> {
  // What React says of lazy components and refs is wider than props without any.
  const Waiting = lazy(async () => ({ default: pick(await code.fetch()) })) as unknown as ComponentType<P>
  return function Later(props) {
    // As it was drawn first, so it stays: another component would begin anew.
    const [first] = useState(() => code.now)
    return createElement(first ? pick(first) : Waiting, props)
  }
}
