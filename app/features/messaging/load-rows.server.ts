import { listPartners } from '~/data/conversations.server'
import { typeCompatibility } from '~/domain/human-design/composite/type-compatibility'
import type { TypeCode } from '~/domain/human-design/terms/codes'
import { INBOX_ROWS } from '~/domain/messaging/limits'
import { hubOf } from '~/platform/messaging/conversations.server'
import type { Context } from '~/platform/server/context.server'
import type { Viewer } from '~/platform/server/session.server'
import { mendRows } from './mend-rows.server'
import type { ListedConversation, Person } from './messages-page'

/** The conversations of a member, the last written in first: one call to the hub, one query. Leaves out whom they may not see. */
export async function loadRows(context: Context, viewer: Viewer): Promise<ListedConversation[]> {
  const rows = await hubOf(context.bindings, viewer.id).inbox(INBOX_ROWS)
  const people = await loadPeople(
    context,
    viewer,
    rows.map(({ otherId }) => otherId),
  )
  mendRows(
    context,
    viewer,
    rows.filter(({ otherId }) => !people.has(otherId)),
  )
  return rows.flatMap((row) => {
    const person = people.get(row.otherId)
    return person ? [{ row, person, compatibility: compatibilityOf(viewer.hdType, person.hdType) }] : []
  })
}

/** Those of these members whom the viewer may write with, by id. */
export async function loadPeople({ db }: Context, viewer: Viewer, ids: string[]): Promise<Map<string, Person>> {
  const partners = await listPartners(db, viewer.id, ids)
  return new Map([...partners].map(([id, { hdAuthority: _, ...person }]) => [id, person]))
}

/** How well two types go together, in percent; null where either is not known. */
const compatibilityOf = (own: TypeCode | null, other: TypeCode | null) =>
  own && other ? typeCompatibility(own, other) : null
