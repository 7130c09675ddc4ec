import type { Element } from '~/domain/human-design/elements/element'
import type { ElementText } from './library'
import { tellBody } from './tell-body.server'
import { tellCenter } from './tell-center.server'
import { tellChannel } from './tell-channel.server'
import { tellGate } from './tell-gate.server'
import { tellLine } from './tell-line.server'
import { tellProfile } from './tell-profile.server'
import { tellAuthority, tellDefinition, tellType } from './tell-term.server'
import type { LibraryWords } from './words.server'

/** What the page of an element tells, whoever reads it. */
export function tellElement(element: Element, words: LibraryWords): ElementText {
  switch (element.kind) {
    case 'gates':
      return tellGate(element.code, words)
    case 'channels':
      return tellChannel(element.code, words)
    case 'centers':
      return tellCenter(element.code, words)
    case 'types':
      return tellType(element.code, words)
    case 'authorities':
      return tellAuthority(element.code, words)
    case 'profiles':
      return tellProfile(element.code, words)
    case 'definitions':
      return tellDefinition(element.code, words)
    case 'lines':
      return tellLine(element.code, words)
    case 'bodies':
      return tellBody(element.code, words)
  }
}
