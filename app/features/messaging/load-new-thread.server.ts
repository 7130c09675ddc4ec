import { findAddressee } from '~/data/conversations.server'
import type { TypeCode } from '~/domain/human-design/terms/codes'
import { firstNameOf } from '~/domain/membership/account/first-name'
import { en } from '~/locales/en'
import type { Key } from '~/locales/translate'
import type { Context } from '~/platform/server/context.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import { unlessBroken } from '~/platform/server/refusal.server'
import type { Viewer } from '~/platform/server/session.server'
import { usageLine } from '~/platform/server/usage-line.server'
import { loadPeople } from './load-rows.server'
import { type MessagesQuery, type NewThread, type Person, PRESET_LINES, type Thread } from './messages-page'
import { presetLine } from './preset-line.server'

const GREETINGS = Object.keys(en.greetings).filter(
  (key) => !PRESET_LINES.some((line) => line === key),
) as Key<'greetings'>[]

/** Which first line a link asks for. */
type Wanted = Pick<MessagesQuery, 'say' | 'percent'>

/** Whom one may write to for the first time, with a first line by the two types; or why one may not. */
export async function loadNewThread(
  context: Context,
  viewer: Viewer,
  request: Request,
  { to: username, ...wanted }: { to: string } & Wanted,
): Promise<Thread> {
  const thread = await unlessBroken(context, 'messages.new_failed', async (): Promise<Thread> => {
    const found = await findAddressee(context.db, viewer.id, username)
    if (!found) return { kind: 'nobody' }
    if (found.isSelf) return { kind: 'self' }
    if (!found.isReachable) return { kind: 'closedToYou' }
    const [people, usage] = await Promise.all([
      loadPeople(context, viewer, [found.id]),
      usageLine(context, viewer, request, 'conversations'),
    ])
    const person = people.get(found.id)
    if (!person) return { kind: 'nobody' }
    return { kind: 'new', person, usage, ...(await linesFor(request, viewer, person, wanted)) }
  })
  return thread ?? { kind: 'failed' }
}

async function linesFor(
  request: Request,
  viewer: Viewer,
  person: Person,
  wanted: Wanted,
): Promise<Pick<NewThread, 'opener' | 'greetings' | 'clientId'>> {
  const language = await languageOf(request)
  const openers = translator(language, 'openers')
  const greetings = translator(language, 'greetings')
  const name = { name: firstNameOf(person.fullName) }
  const byTypes = openers(openerKey(viewer.hdType, person.hdType), name)
  const preset = presetLine(wanted, person, language)
  return {
    opener: preset ?? byTypes,
    greetings: [...(preset ? [byTypes] : []), ...GREETINGS.map((key) => greetings(key, name))],
    clientId: crypto.randomUUID(),
  }
}

const openerKey = (own: TypeCode | null, other: TypeCode | null): Key<'openers'> =>
  own && other ? `${own}_${other}` : 'generic'
