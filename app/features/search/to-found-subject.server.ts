import { elementPath } from '~/domain/human-design/elements/element'
import type { Subject } from '~/domain/human-design/terms/synonyms'
import { elementName } from '~/locales/element-name'
import type { Language } from '~/locales/language'
import { translator } from '~/platform/server/i18n.server'
import type { FoundSubject } from './search'

/** Something that the search names, in the language of the page. The cross has no page but one's own chart. */
export function toFoundSubject(subject: Subject, language: Language): FoundSubject {
  const hd = translator(language, 'hd')
  const palette = translator(language, 'palette')
  if (subject.kind === 'cross') {
    return { path: '/app/profile', name: hd('label.incarnationCross'), kind: palette('chart'), peoplePath: null }
  }
  return {
    path: elementPath(subject),
    name: elementName(hd, subject),
    kind: palette(`kind.${subject.kind}`),
    peoplePath: subject.kind === 'types' ? `/app/explore?type=${subject.code}` : null,
  }
}
