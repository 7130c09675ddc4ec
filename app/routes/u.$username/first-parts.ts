import { loadWords } from '~/locales/dictionaries'
import type { Language } from '~/locales/language'
import type { Namespace } from '~/locales/translate'
import { fetchFrame } from './frames'
import { memberCode } from './later-parts'
import type { PageData } from './page-data'

const FOR_MEMBERS: Namespace[] = ['connect', 'follows', 'mutes', 'blocking']

/**
 * Fetches what the page of a member shows first. The page comes alive after it: a part that is still on its way would be drawn
 * anew by whatever changes around it (React's error 421), and lose what was pressed in it.
 */
export async function fetchFirstParts({ viewer, frame, ties }: PageData, language: Language): Promise<void> {
  await Promise.all([
    fetchFrame(viewer === 'visitor', frame, language),
    ...(ties ? [memberCode.fetch(), ...FOR_MEMBERS.map((namespace) => loadWords(language, namespace))] : []),
  ])
}
