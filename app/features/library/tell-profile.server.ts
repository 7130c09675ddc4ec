import { PROFILES, type ProfileCode } from '~/domain/human-design/codes'
import { angleOf, linesOfProfile } from '~/domain/human-design/profile'
import { lineKey } from '~/locales/hd-key'
import { drawHexagram } from './draw-hexagram.server'
import type { ElementText } from './library'
import type { LibraryWords } from './words.server'

/** A profile: what it is and why, its two lines, the angle of its cross, and the profiles that share a line with it. */
export function tellProfile(profile: ProfileCode, words: LibraryWords): ElementText {
  const { t, hd, core, more, centers, linkTo } = words
  const [first, second] = linesOfProfile(profile)
  const angle = angleOf(profile)
  const related = PROFILES.filter(
    (other) => other !== profile && linesOfProfile(other).some((line) => profile.includes(String(line))),
  )
  return {
    // No line begins with the stroke between the two names.
    title: t('profileTitle', { profile, name: hd(`profile.${profile}`).replace(' / ', '\u00a0/ ') }),
    kicker: [t('profile'), hd(`angle.${angle}`)].join(' · '),
    lead: core(`profile.${profile}`),
    figure: drawHexagram([first, second], words),
    sections: [
      { id: 'why', title: t('why'), texts: [core(`profile.${profile}.why`)] },
      {
        id: 'lines',
        title: t('itsLines'),
        items: [
          { term: t('firstLine', { line: first }), text: `${core(lineKey(first))} ${more('line.first')}` },
          { term: t('secondLine', { line: second }), text: `${core(lineKey(second))} ${more('line.second')}` },
        ],
        links: [first, second].map((code) => linkTo({ kind: 'lines', code })),
      },
      { id: 'cross', title: t('cross'), texts: [centers(`angle.${angle}`)] },
      { id: 'related', title: t('relatedProfiles'), links: related.map((code) => linkTo({ kind: 'profiles', code })) },
    ],
  }
}
