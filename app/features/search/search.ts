import type { TypeCode } from '~/domain/human-design/terms/codes'

/** The sections of the results, in the order they are shown. */
export const SECTIONS = ['people', 'posts', 'insights', 'events', 'gates'] as const
export type Section = (typeof SECTIONS)[number]

/** The query of the page: words, and one of the sections or all (null). */
export type SearchQuery = { q: string; section: Section | null; cursor: string | null }

/** In characters. */
export const SEARCH_MAX_LENGTH = 100
/** Results per section in the overview. */
export const FIRST_FINDS = 4
/** Results per page of one section. */
export const FINDS_A_PAGE = 20

/** Words of a find that are other forms of those searched for, in the form of `searchText`; the page marks them. */
type WithForms = { forms: string[] }

export type FoundPerson = WithForms & {
  id: string
  username: string
  fullName: string
  avatarUrl: string | null
  bio: string | null
  location: string | null
  hdType: TypeCode | null
  isTimeUncertain: boolean
  /** In the language of the page. */
  typeName: string | null
  isVerified: boolean
}

export type FoundPost = WithForms & {
  id: string
  author: Pick<FoundPerson, 'username' | 'fullName' | 'avatarUrl' | 'hdType' | 'isVerified'>
  content: string
  tags: string[]
  createdAt: string
}

export type FoundInsight = WithForms & {
  id: string
  /** Its name in both languages. */
  subject: string
  language: string
  title: string
  description: string
  content: string
}

/** An upcoming event; `when` in its own time zone, `ownWhen` in the viewer's where that differs. */
export type FoundEvent = WithForms & {
  id: string
  title: string
  when: string
  ownWhen: string | null
  where: string | null
  host: string
}

/** A gate or a channel with what it means, in the language of the page. */
export type FoundGate = WithForms & {
  id: string
  number: string
  name: string
  detail: string
  text: string
  path: string
}

/** A term of Human Design that the search names: its page, and for a type the list of its members. */
export type FoundSubject = { path: string; name: string; kind: string; peoplePath: string | null }

/** `count` counts no further than a page: `hasMore` says so. */
export type Finds<Find> = { items: Find[]; count: number; hasMore: boolean; nextCursor: string | null }

export type SearchFinds = {
  people: Finds<FoundPerson>
  posts: Finds<FoundPost>
  insights: Finds<FoundInsight>
  events: Finds<FoundEvent>
  gates: Finds<FoundGate>
}

/** `finds` is null where the query has no letter and no digit. */
export type SearchPageData = { query: SearchQuery; subjects: FoundSubject[]; finds: SearchFinds | null }

/** The address of a search. */
export function searchPath({ q, section, cursor }: { q: string; section?: Section | null; cursor?: string | null }) {
  const search = new URLSearchParams(q ? { q } : {})
  if (section) search.set('in', section)
  if (cursor) search.set('cursor', cursor)
  return `/app/search${search.size > 0 ? `?${search}` : ''}`
}
