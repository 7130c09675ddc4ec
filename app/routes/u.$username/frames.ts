import type { ComponentType, ReactNode } from 'react'
import { loadWords } from '~/locales/dictionaries'
import type { Language } from '~/locales/language'
import { LaterCode, later } from '~/ui/sleeping/later'
import { suspensionCode } from '../app/rare-notices'
import type { FrameData } from './frame-data'

export type FrameProps = { year: number; frame: FrameData; children: ReactNode }

// One address, two frames. Awaited on the server only, when it starts, so that it draws all at once; a browser fetches the one
// it shows.
const load = { members: () => import('./members-frame'), visitors: () => import('./visitors-frame') }
const membersCode = new LaterCode(import.meta.env.SSR ? await load.members() : null, load.members)
const visitorsCode = new LaterCode(import.meta.env.SSR ? await load.visitors() : null, load.visitors)

/** The frame of a page that everybody may see, by whether a member looks at it. */
export const FRAMES: Record<'members' | 'visitors', ComponentType<FrameProps>> = {
  members: later(membersCode, (code): ComponentType<FrameProps> => code.MembersFrame),
  visitors: later(visitorsCode, (code): ComponentType<FrameProps> => code.VisitorsFrame),
}

/** Fetches a frame with its words, for a page to come alive with. */
export const fetchFrame = (
  isVisitor: boolean,
  { suspension, zoneQuestion }: FrameData,
  language: Language,
): Promise<unknown> =>
  Promise.all([
    (isVisitor ? visitorsCode : membersCode).fetch(),
    loadWords(language, isVisitor ? 'landing' : 'shell'),
    ...(suspension ? [suspensionCode.fetch(), loadWords(language, 'appeals')] : []),
    ...(zoneQuestion ? [loadWords(language, 'time-zone')] : []),
  ])
