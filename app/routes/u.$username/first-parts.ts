import { loadWords } from '~/locales/dictionaries'
import type { Language } from '~/locales/language'
import type { Namespace } from '~/locales/translate'
import type { LaterCode } from '~/ui/sleeping/later'
import { fetchFrame } from './frames'
import { insightsCode, memberCode, peopleCode, postsCode } from './later-parts'
import type { PageData } from './page-data'
import type { ProfileTab } from './profile-tabs'

type Part = { code: LaterCode<unknown>; words: Namespace[] }

const SECTIONS: Record<Exclude<ProfileTab, 'chart'>, Part> = {
  posts: { code: postsCode, words: ['feed', 'member-posts'] },
  insights: { code: insightsCode, words: ['dashboard', 'hd'] },
  connections: { code: peopleCode, words: ['follows'] },
}
const FOR_MEMBERS: Part = { code: memberCode, words: ['follows', 'mutes', 'privacy-settings'] }

/**
 * Fetches what the page of a member shows first. The page comes alive after it: a part that is still on its way would be drawn
 * anew by whatever changes around it (React's error 421), and lose what was pressed in it.
 */
export async function fetchFirstParts({ viewer, part, ties }: PageData, language: Language): Promise<void> {
  const parts = [...(part && part.tab !== 'chart' ? [SECTIONS[part.tab]] : []), ...(ties ? [FOR_MEMBERS] : [])]
  await Promise.all([
    fetchFrame(viewer === 'visitor', language),
    ...parts.flatMap(({ code, words }) => [code.fetch(), ...words.map((namespace) => loadWords(language, namespace))]),
  ])
}
