import { type ComponentType, lazy } from 'react'

/** A part of a page that the server has from its start (`drawn`), and the browser fetches where it is shown. */
export const later = <M, P extends object>(
  drawn: M | null,
  load: () => Promise<M>,
  pick: (parts: M) => ComponentType<P>,
): ComponentType<P> =>
  drawn
    ? pick(drawn)
    : // What React says of lazy components and refs is wider than props without any.
      (lazy(async () => ({ default: pick(await load()) })) as unknown as ComponentType<P>)
