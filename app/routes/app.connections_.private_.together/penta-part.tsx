import { GroupView } from '~/features/penta/group-view'
import type { Group } from '~/features/penta/penta'
import { preloadWords } from '~/locales/dictionaries'

export const i18n = preloadWords('others-penta', 'penta')

/** Three to five people: their Penta. */
export default function PentaPart({ group }: { group: Group }) {
  return <GroupView group={group} />
}
