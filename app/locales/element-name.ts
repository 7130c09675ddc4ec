import type { Element } from '~/domain/human-design/elements/element'
import { channelKey, channelNumbers, gateKey, lineKey } from './hd-key'
import type { Translate } from './translate'

/** What an element is called in a list: `34 Power`, `20–34 Charisma`, `Throat`. */
export function elementName(hd: Translate<'hd'>, element: Element): string {
  switch (element.kind) {
    case 'gates':
      return `${element.code} ${hd(gateKey(element.code))}`
    case 'channels':
      return `${channelNumbers(element.code)} ${hd(channelKey(element.code))}`
    case 'profiles':
      return `${element.code} ${hd(`profile.${element.code}`)}`
    case 'lines':
      return `${element.code} ${hd(lineKey(element.code))}`
    case 'centers':
      return hd(`center.${element.code}`)
    case 'types':
      return hd(`type.${element.code}`)
    case 'authorities':
      return hd(`authority.${element.code}`)
    case 'definitions':
      return hd(`definition.${element.code}`)
    case 'bodies':
      return hd(`body.${element.code}`)
  }
}
