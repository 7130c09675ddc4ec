import type { ConnectionGates } from '~/data/transit-member.server'
import { gatesOfText } from '~/domain/human-design/stored-gates'
import type { Standing } from '~/domain/human-design/transit/standing'
import { byMeetings, type Meeting, todaysMeetings } from '~/domain/human-design/transit/todays-meetings'
import { firstNameOf } from '~/domain/membership/first-name'
import { channelKey, channelNumbers } from '~/locales/hd-key'
import type { Language } from '~/locales/language'
import { translator } from '~/platform/i18n.server'
import type { WhoCompletes } from './transits'

const PEOPLE_SHOWN = 12

/**
 * Which connections close open channels of the member with this sky. Of those whose gates are closed nothing is said but how
 * many are looked at; `looked` is the most of them.
 */
export function toWhoCompletes(
  natal: readonly number[],
  sky: readonly Standing[],
  connections: readonly ConnectionGates[],
  looked: number,
  language: Language,
): WhoCompletes {
  const open = connections.slice(0, looked).flatMap(({ member }) => (member?.gates ? [member] : []))
  const found = byMeetings(
    open.map((member) => ({ ...member, meetings: todaysMeetings(natal, gatesOfText(member.gates), sky) })),
  )
  return {
    people: found.slice(0, PEOPLE_SHOWN).map(({ username, fullName, avatarUrl, hdType, meetings }) => ({
      ...{ username, fullName, avatarUrl, type: hdType },
      sentences: meetings.map((meeting) => sentenceOf(meeting, firstNameOf(fullName), language)),
    })),
    moreCount: Math.max(0, found.length - PEOPLE_SHOWN),
    openCount: open.length,
    connectionsCount: Math.min(connections.length, looked),
    isCut: connections.length > looked,
  }
}

/** "Anna’s 20 meets your 34: Charisma. The Sun stands in 34." */
function sentenceOf(meeting: Meeting, name: string, language: Language): string {
  const t = translator(language, 'transits')
  const hd = translator(language, 'hd')
  const { kind, channel, theirGate, otherGate, skyGate, bodies } = meeting
  const [body = 'sun'] = bodies
  return t(`meets.${kind}`, {
    ...{ name, theirs: theirGate, other: otherGate, skyGate },
    channel: channelNumbers(channel),
    channelName: hd(channelKey(channel)),
    body: hd(`body.${body}`),
  })
}
