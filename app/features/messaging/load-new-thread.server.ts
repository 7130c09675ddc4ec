import { findAddressee } from '~/data/addressees.server'
import type { TypeCode } from '~/domain/human-design/codes'
import { en } from '~/locales/en'
import type { Key } from '~/locales/translate'
import type { Context } from '~/platform/context.server'
import { languageOf, translator } from '~/platform/i18n.server'
import { unlessBroken } from '~/platform/refusal.server'
import type { Viewer } from '~/platform/session.server'
import { loadPeople } from './load-rows.server'
import type { NewThread, Person, Thread } from './messages-page'

const GREETINGS = Object.keys(en.greetings).filter((key) => key !== 'connected') as Key<'greetings'>[]

/** Whom one may write to for the first time, with a first line by the two types; or why one may not. */
export async function loadNewThread(
  context: Context,
  viewer: Viewer,
  request: Request,
  username: string,
): Promise<Thread> {
  const thread = await unlessBroken(context, 'messages.new_failed', async (): Promise<Thread> => {
    const found = await findAddressee(context.db, viewer.id, username)
    if (!found) return { kind: 'nobody' }
    if (found.isSelf) return { kind: 'self' }
    if (!found.isReachable) return { kind: 'closedToYou' }
    const person = (await loadPeople(context, viewer, [found.id])).get(found.id)
    return person ? { kind: 'new', person, ...(await linesFor(request, viewer, person)) } : { kind: 'nobody' }
  })
  return thread ?? { kind: 'failed' }
}

async function linesFor(
  request: Request,
  viewer: Viewer,
  person: Person,
): Promise<Pick<NewThread, 'opener' | 'greetings' | 'clientId'>> {
  const language = await languageOf(request)
  const openers = translator(language, 'openers')
  const greetings = translator(language, 'greetings')
  const name = { name: person.fullName.split(' ')[0] ?? person.fullName }
  return {
    opener: openers(openerKey(viewer.hdType, person.hdType), name),
    greetings: GREETINGS.map((key) => greetings(key, name)),
    clientId: crypto.randomUUID(),
  }
}

const openerKey = (own: TypeCode | null, other: TypeCode | null): Key<'openers'> =>
  own && other ? `${own}_${other}` : 'generic'
