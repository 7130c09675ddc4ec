import { ELEMENT_KINDS, hasOwnList, listPath } from '~/domain/human-design/elements/element'

/** Where an address without a code leads: `/centers` is a part of the library's first page. Null of any other address. */
export function partOfLibrary(request: Request): string | null {
  const { pathname, search } = new URL(request.url)
  const kind = ELEMENT_KINDS.find((each) => `/${each}` === pathname.replace(/\/$/, ''))
  return kind && !hasOwnList(kind) ? listPath(kind, (path) => path + search) : null
}
