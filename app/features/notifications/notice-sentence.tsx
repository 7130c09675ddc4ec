import type { Key, Translate } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import type { Notice, NoticeActor } from './notifications'

// Marks of names inside a sentence, from the range that no text uses: whatever the order of words, names stand out.
const [FROM, TO] = ['\uE000', '\uE001']
const marked = (name: string) => `${FROM}${name}${TO}`
const NAME = new RegExp(`${FROM}([^${TO}]*)${TO}`)

/** "Anna and 3 others liked your post", the names in bold. */
export function NoticeSentence({ notice, actors }: { notice: Notice; actors: readonly NoticeActor[] }) {
  const t = useT('notifications')
  return sentenceOf(t, notice, actors)
    .split(NAME)
    .map((part, index) =>
      // Every other part was a name.
      index % 2 === 1 ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence, which never change places
        <strong key={index} className="font-semibold">
          {part}
        </strong>
      ) : (
        part
      ),
    )
}

type Unnamed = Extract<
  Notice['kind'],
  `${'event' | 'referral' | 'support' | 'premium' | 'clock'}_${string}` | 'insight'
>

/** Nobody is named in what is told of an event, a reward, an answer of the team, of premium, of a corrected clock, or a text to read. */
const isUnnamed = (kind: Notice['kind']): kind is Unnamed =>
  /^(insight$|(event|referral|support|premium|clock)_)/.test(kind)

function sentenceOf(t: Translate<'notifications'>, { kind, done }: Notice, actors: readonly NoticeActor[]): string {
  if (kind === 'moderation' || kind === 'appeal') return doneText(t, done)
  if (isUnnamed(kind)) return t(kind)
  const [first, second] = actors.map(({ fullName }) => marked(fullName))
  const name = first ?? ''
  if (kind === 'connection_request' || kind === 'connection_accepted' || kind === 'love_match' || second === undefined)
    return t(`${kind}.one`, { name })
  if (actors.length === 2) return t(`${kind}.two`, { name, other: second })
  return t(`${kind}.many`, { name, count: actors.length - 1 })
}

/** What the moderators did, to what where that matters; in general words where this page does not know it yet. */
function doneText(t: Translate<'notifications'>, done: Notice['done']): string {
  if (!done) return t('done.other')
  for (const key of [`done.${done.action}.${done.subject}`, `done.${done.action}`]) {
    const text = t(key as Key<'notifications'>)
    if (text !== key) return text
  }
  return t('done.other')
}
