import { RETURN_KINDS, type ReturnPass, returnPassSchema } from '~/domain/human-design/service/return.schema'
import { RETURNS } from './returns'

/** Which return an address asks for: none, or one that there may be; `isWrong` where it asks for what can't be one. */
export type AskedReturn = { chosen: ReturnPass | null; isWrong: boolean }

/** The address of a return within one's own page; of its first pass unless another is named. */
export function returnPath({ kind, number, pass }: ReturnPass): string {
  const path = `${RETURNS}&return=${kind.replaceAll('_', '-')}-${number}`
  return pass === 1 ? path : `${path}&pass=${pass}`
}

/** Reads what `returnPath` writes. */
export function readReturn(params: URLSearchParams): AskedReturn {
  const name = params.get('return')
  if (name === null) return { chosen: null, isWrong: false }
  const [, kind, number] = /^([a-z-]+)-(\d{1,3})$/.exec(name) ?? []
  const pass = params.get('pass') ?? '1'
  const parsed = returnPassSchema.safeParse({
    kind: RETURN_KINDS.find((each) => each.replaceAll('_', '-') === kind),
    number: Number(number),
    pass: /^\d{1,2}$/.test(pass) ? Number(pass) : null,
  })
  return parsed.success ? { chosen: parsed.data, isWrong: false } : { chosen: null, isWrong: true }
}
