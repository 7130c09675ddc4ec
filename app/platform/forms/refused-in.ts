/**
 * Why a form of this name was refused that was sent without scripts, as `leadBack` has put it into the address; null where
 * nothing was, and for whatever the address says that is not known.
 */
export function refusedIn<Reason extends string>(
  params: URLSearchParams,
  of: string,
  known: readonly Reason[],
): Reason | null {
  const refused = params.get('refused') ?? ''
  return known.find((reason) => refused === `${of}.${reason}`) ?? null
}

/** When what was refused will be possible, as `leadBack` has put it into the address; null where that is no instant. */
export function refusedUntil(params: URLSearchParams): string | null {
  const at = Date.parse(params.get('until') ?? '')
  return Number.isNaN(at) ? null : new Date(at).toISOString()
}
